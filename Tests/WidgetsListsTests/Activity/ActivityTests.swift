import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsLists

private final class Stamp: Activity {
  var items: [Any] = []
  override var activityType: ActivityType? { ActivityType("stamp") }
  override var activityTitle: String? { "Stamp" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
}

@MainActor @Suite(.serialized) struct ActivityTests {
  let stage = Stage(size: Size(width: 800, height: 600))
  let root = ViewController()

  init() {
    stage.window.rootViewController = root
    stage.render()
  }

  private func show(_ controller: ActivityViewController) {
    root.present(controller, animated: false)
    stage.advance(by: 1)
  }

  private func rows(_ controller: ActivityViewController) throws -> [String] {
    let table = try #require(controller.view.subviews.first as? TableView)
    return table.visibleCells.compactMap {
      ($0.contentConfiguration as? ListContentConfiguration)?.text
    }
  }

  private func choose(_ title: String, in controller: ActivityViewController) throws {
    let table = try #require(controller.view.subviews.first as? TableView)
    let cell = try #require(
      table.visibleCells.first {
        ($0.contentConfiguration as? ListContentConfiguration)?.text == title
      })
    stage.tap(at: cell.convert(cell.bounds.center, to: nil))
    stage.advance(by: 1)
  }

  @Test("Copying puts the texts on the pasteboard, and the handler hears which activity it was")
  func copying() throws {
    let controller = ActivityViewController(
      activityItems: ["one", "two"], applicationActivities: nil)
    var told: [String] = []
    controller.completionWithItemsHandler = { type, completed, items, error in
      told.append("\(type?.rawValue ?? "none") \(completed) \(items == nil) \(error == nil)")
    }
    show(controller)
    #expect(try rows(controller) == ["Mail", "Copy"])
    try choose("Copy", in: controller)
    #expect(Pasteboard.general.string == "one\ntwo")
    #expect(told == ["com.apple.UIKit.activity.CopyToPasteboard true true true"])
    #expect(root.presentedViewController == nil)
  }

  @Test("An address can be opened, and kinds that are excluded are not offered")
  func offers() throws {
    let controller = ActivityViewController(
      activityItems: ["https://example.org"], applicationActivities: [Stamp()])
    controller.excludedActivityTypes = [.mail]
    show(controller)
    #expect(try rows(controller) == ["Copy", "Open", "Stamp"])
  }

  @Test("The program's own activity gets the items and is performed")
  func ownActivity() throws {
    let stamp = Stamp()
    let controller = ActivityViewController(activityItems: [7], applicationActivities: [stamp])
    var completed: Bool?
    controller.completionWithItemsHandler = { _, done, _, _ in completed = done }
    show(controller)
    try choose("Stamp", in: controller)
    #expect(stamp.items.first as? Int == 7)
    #expect(completed == true)
  }

  @Test("One that is dismissed without a choice tells so once")
  func dismissal() {
    let controller = ActivityViewController(activityItems: ["a"], applicationActivities: nil)
    var told: [Bool] = []
    controller.completionWithItemsHandler = { _, done, _, _ in told.append(done) }
    show(controller)
    stage.keyDown(.keyboardEscape)
    stage.keyUp(.keyboardEscape)
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(told == [false])
  }

  @Test("A mail's address has its subject and text escaped")
  func mail() {
    #expect(
      MailActivity.address(subject: "Hi & bye", body: "a\nü?")
        == "mailto:?subject=Hi%20%26%20bye&body=a%0D%0A%C3%BC%3F")
  }
}
