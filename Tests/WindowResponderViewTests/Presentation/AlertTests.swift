import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct AlertTests {
  let stage = Stage(size: Size(width: 800, height: 600))
  private let root = ViewController()
  private let log = Log()

  init() {
    stage.window.rootViewController = root
    stage.render()
  }

  private func makeAlert(_ style: AlertController.Style = .alert) -> AlertController {
    let alert = AlertController(title: "Delete?", message: "For good.", preferredStyle: style)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel) { [log] _ in log.add("cancel") })
    alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [log] _ in
        log.add("delete")
      })
    return alert
  }

  private func buttons(in alert: AlertController) -> [Button] {
    alert.view.subviews.compactMap { $0 as? Button }
  }

  private func middle(_ view: View) -> Point {
    let box = view.convert(view.bounds, to: nil)
    return Point(x: box.midX, y: box.midY)
  }

  @Test("an alert is in the middle, shows its buttons, and tells the presenting controller nothing")
  func showing() {
    let a = LifeCycleController("a", log: log)
    stage.window.rootViewController = a
    _ = log.take()
    let alert = makeAlert()
    a.present(alert, animated: false)
    stage.render()
    #expect(log.take().isEmpty)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect((frame.midX - 400).magnitude <= 1 && (frame.midY - 300).magnitude <= 1)
    #expect(buttons(in: alert).compactMap(\.currentTitle) == ["Cancel", "Delete"])
    #expect(alert.next === a)
  }

  @Test("in a window as small as a note it takes the room around it, so that its title can be read")
  func smallWindow() throws {
    stage.resize(to: Size(width: 260, height: 150))
    let alert = makeAlert()
    root.present(alert, animated: false)
    stage.render()
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.height > 118 && frame.minY >= 3 && frame.maxY <= 147)
    let words = try #require(alert.view.subviews.first { $0 is ScrollView })
    #expect(words.frame.height >= 22)
  }

  @Test("a button dismisses it, and calls its action when the alert has gone")
  func choosing() {
    let alert = makeAlert()
    root.present(alert, animated: true)
    stage.advance(by: 1)
    stage.tap(at: middle(buttons(in: alert)[1]))
    #expect(log.take().isEmpty)
    stage.advance(by: 1)
    #expect(log.take() == ["delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test("an action can present the next alert")
  func oneAfterTheOther() {
    let next = makeAlert()
    let alert = AlertController(title: "One", message: nil, preferredStyle: .alert)
    alert.addAction(
      AlertAction(title: "Next", style: .default) { [root] _ in
        root.present(next, animated: true)
      })
    root.present(alert, animated: true)
    stage.advance(by: 1)
    stage.tap(at: middle(buttons(in: alert)[0]))
    stage.advance(by: 1)
    #expect(root.presentedViewController === next)
  }

  @Test("a tap beside an alert does nothing")
  func tappingBeside() {
    root.present(makeAlert(), animated: false)
    stage.tap(at: Point(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(root.presentedViewController != nil)
    #expect(log.take().isEmpty)
  }

  @Test("Escape cancels; without a cancel action it does nothing")
  func escape() {
    root.present(makeAlert(), animated: false)
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    #expect(log.take() == ["cancel"])
    let alert = AlertController(title: "No", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "A", style: .default))
    root.present(alert, animated: false)
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    #expect(root.presentedViewController === alert)
  }

  @Test(
    "Return gives the preferred answer, else the one that cancels, none that destroys by itself")
  func returnKey() {
    for isPreferred in [false, true] {
      let alert = makeAlert()
      if isPreferred { alert.preferredAction = alert.actions[1] }
      root.present(alert, animated: false)
      stage.keyPress(.keyboardReturnOrEnter)
      stage.advance(by: 1)
      #expect(log.take() == [isPreferred ? "delete" : "cancel"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test("The preferred action of an action sheet is not used")
  func preferredActionOfSheet() {
    let alert = makeAlert(.actionSheet)
    alert.preferredAction = alert.actions[1]
    root.present(alert, animated: false)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(log.take() == ["cancel"])
  }

  @Test("Tab and the arrows go round the buttons, Space presses one")
  func tab() {
    let alert = makeAlert()
    root.present(alert, animated: false)
    stage.render()
    stage.keyPress(.keyboardTab)
    #expect(buttons(in: alert)[0].isFocused)
    stage.keyPress(.keyboardRightArrow)
    #expect(buttons(in: alert)[1].isFocused)
    stage.keyPress(.keyboardTab)
    #expect(buttons(in: alert)[0].isFocused)
    stage.keyPress(.keyboardSpacebar)
    stage.advance(by: 1)
    #expect(log.take() == ["cancel"])
  }

  @Test("a disabled action cannot be chosen, by finger or key")
  func disabled() {
    let alert = makeAlert()
    alert.preferredAction = alert.actions[1]
    alert.actions[1].isEnabled = false
    root.present(alert, animated: false)
    stage.render()
    #expect(!buttons(in: alert)[1].isEnabled)
    stage.tap(at: middle(buttons(in: alert)[1]))
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(root.presentedViewController === alert)
    alert.actions[1].isEnabled = true
    stage.keyPress(.keyboardReturnOrEnter)
    stage.advance(by: 1)
    #expect(log.take() == ["delete"])
  }

  @Test("many actions stand below one another, the cancel action last, and keep within the window")
  func manyActions() {
    let alert = makeAlert()
    for index in 1...4 {
      alert.addAction(AlertAction(title: "Choice \(index)", style: .default))
    }
    alert.message = String(repeating: "A long message that needs several lines. ", count: 40)
    root.present(alert, animated: false)
    stage.render()
    let shown = buttons(in: alert)
    #expect(shown.last?.currentTitle == "Cancel")
    for (upper, lower) in zip(shown, shown.dropFirst()) {
      #expect(upper.frame.maxY <= lower.frame.minY)
    }
    #expect(
      stage.window.bounds.contains(alert.view.convert(alert.view.bounds, to: nil)))
  }

  @Test("an action sheet hangs on its source in a wide window, and a tap elsewhere cancels")
  func actionSheet() {
    let source = View(frame: Rect(x: 380, y: 100, width: 40, height: 40))
    root.view.addSubview(source)
    let alert = makeAlert(.actionSheet)
    alert.popoverPresentationController?.sourceView = source
    root.present(alert, animated: false)
    stage.render()
    #expect(alert.popoverPresentationController?.arrowDirection == .up)
    stage.tap(at: Point(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(log.take() == ["cancel"])
  }

  @Test("an action sheet is at the bottom of a narrow window")
  func narrowActionSheet() {
    stage.resize(to: Size(width: 360, height: 600))
    let alert = makeAlert(.actionSheet)
    root.present(alert, animated: true)
    stage.advance(by: 1)
    #expect(alert.view.convert(alert.view.bounds, to: nil).maxY == 590)
    #expect(alert.popoverPresentationController?.arrowDirection == [])
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    #expect(log.take() == ["cancel"])
  }

  @Test("styles have UIKit's values")
  func values() {
    #expect(AlertController.Style.alert.rawValue == 1)
    #expect(AlertAction.Style.destructive.rawValue == 2)
    #expect(ModalPresentationStyle.popover.rawValue == 7)
    #expect(ModalPresentationStyle.automatic.rawValue == -2)
  }
}
