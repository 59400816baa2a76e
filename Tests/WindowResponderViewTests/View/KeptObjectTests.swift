import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of objects that the application keeps after their owner is freed: they can still be called.
@MainActor @Suite(.serialized) struct KeptObjectTests {
  /// Calls a closure with a new stage, and then makes another application the shared one.
  private func onAnotherStage<Kept>(_ body: (Stage) throws -> Kept) rethrows -> Kept {
    let kept = try { try body(Stage(size: Size(width: 200, height: 200))) }()
    Application().becomeShared()
    return kept
  }

  @Test("a pasteboard of a program that is gone keeps what is its own")
  func pasteboards() async {
    weak var application: Application?
    let (general, own) = onAnotherStage { stage in
      application = stage.application
      stage.copyElsewhere("theirs")
      return (Pasteboard.general, Pasteboard.withUniqueName())
    }
    #expect(application == nil)
    own.string = "kept"
    #expect(own.string == "kept" && own.hasStrings)
    #expect(general.types.isEmpty)
    let read = try? await general.readString()
    #expect(read == nil)
    general.string = "mine"
    #expect(general.string == "mine")
  }

  @Test("a menu controller of a program that is gone shows nothing")
  func menuController() {
    let view = CommandView(log: Log())
    let controller = onAnotherStage { stage in
      stage.window.addSubview(view)
      view.becomeFirstResponder()
      let controller = MenuController.shared
      controller.showMenu(from: view, rect: view.bounds)
      return controller
    }
    controller.menuItems = []
    controller.update()
    controller.hideMenu()
    let stage = Stage(size: Size(width: 200, height: 200))
    stage.window.addSubview(view)
    controller.showMenu(from: view, rect: view.bounds)
    #expect(!controller.isMenuVisible && controller.menuFrame == .zero)
  }

  @Test("a title bar and scroll bars outlive what they belong to")
  func bars() {
    let kept = onAnotherStage { stage in
      let window = Window(size: Size(width: 300, height: 200))
      window.makeKeyAndVisible()
      let scrollView = ScrollView(frame: window.bounds)
      scrollView.contentSize = Size(width: 1000, height: 1000)
      window.addSubview(scrollView)
      let bar = TitleBar(window: window)
      scrollView.flashScrollIndicators()
      let bars = scrollView.subviews.filter { $0 is ScrollBar }
      window.close()
      return [bar] + bars
    }
    #expect(kept.count > 1)
    let stage = Stage(size: Size(width: 300, height: 200))
    for view in kept {
      view.frame = Rect(x: 0, y: 0, width: 300, height: 44)
      view.alpha = 1
      view.isUserInteractionEnabled = true
      stage.window.addSubview(view)
      stage.render()
      stage.click(at: Point(x: 278, y: 22))
      stage.click(at: Point(x: 20, y: 22), button: .secondary)
      stage.drag(from: Point(x: 20, y: 22), to: Point(x: 100, y: 30))
      #expect(view.window === stage.window)
      view.removeFromSuperview()
    }
  }

  @Test("a display link that is kept is stopped with its program")
  func displayLink() {
    var calls = 0
    let link = onAnotherStage { stage in
      let link = DisplayLink { _ in calls += 1 }
      link.add(to: stage.window)
      stage.advance(by: 0.1)
      return link
    }
    let before = calls
    #expect(before > 0)
    link.isPaused = true
    link.isPaused = false
    link.invalidate()
    #expect(calls == before)
  }

  @Test("a scroll view that its delegate lets go of while it moves comes to its end")
  func scrollViewLetGo() {
    let stage = Stage(size: Size(width: 200, height: 200))
    for way in ["finger", "fling", "key"] {
      let holder = Holder()
      weak var gone: ScrollView?
      autoreleased {
        let view = ScrollView(frame: stage.window.bounds)
        view.contentSize = Size(width: 200, height: 5000)
        stage.window.addSubview(view)
        stage.render()
        view.delegate = holder
        gone = view
      }
      let middle = Point(x: 100, y: 150)
      if way == "key" {
        gone?.allowsKeyboardScrolling = true
        stage.window.focus.focus(gone)
        stage.keyDown(.keyboardDownArrow)
        holder.lets = gone
        stage.advance(by: 3)
        stage.keyUp(.keyboardDownArrow)
      } else {
        stage.touchDown(at: middle)
        stage.frame()
        if way == "finger" { holder.lets = gone }
        for step in 1...5 {
          stage.advance(by: 0.016)
          stage.touchMove(to: middle + Vector(dx: 0, dy: -20 * Double(step)))
          stage.frame()
        }
        if way == "fling" { holder.lets = gone }
        stage.touchUp()
        stage.frame()
        stage.advance(by: 3)
      }
      gone?.removeFromSuperview()
      stage.advance(by: 1)
      #expect(gone == nil, "\(way)")
    }
  }

  private func autoreleased(_ body: () -> Void) { body() }

  /// A delegate that removes a scroll view as soon as it scrolls.
  private final class Holder: ScrollViewDelegate {
    weak var lets: ScrollView?
    func scrollViewDidScroll(_ scrollView: ScrollView) { lets?.removeFromSuperview() }
  }
}
