import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor struct RefreshControlTests {
  private let top = Point(x: 200, y: 50)

  @Test("D11: pulled far enough it sends its action once, and stays until it is done")
  func pulled() {
    let (scene, control, log) = ScrollScene.refreshing()
    #expect(control.isHidden && control.superview === scene.view)
    scene.press(top, by: Vector(dx: 0, dy: 250))
    #expect(log.take() == ["refresh"] && control.isRefreshing && !control.isHidden)
    scene.move(from: Point(x: 200, y: 300), by: Vector(dx: 0, dy: 20))
    scene.stage.advance(by: 1)
    scene.lift()
    scene.stage.advance(by: 3)
    #expect(scene.y == -RefreshControl.height && log.take() == [])
    #expect(control.frame == Rect(x: 0, y: -60, width: 400, height: 60))
    control.endRefreshing()
    scene.stage.advance(by: 2)
    #expect(scene.y == 0 && control.isHidden)
    #expect(scene.stage.application.nextTimer == nil)
    // The second time.
    scene.press(top, by: Vector(dx: 0, dy: 250))
    #expect(log.take() == ["refresh"])
    scene.lift()
  }

  @Test("D11: a short pull sends nothing")
  func shortPull() {
    let (scene, control, log) = ScrollScene.refreshing()
    scene.press(top, by: Vector(dx: 0, dy: 80))
    #expect(!control.isHidden && !control.isRefreshing)
    scene.lift()
    scene.stage.advance(by: 2)
    #expect(log.take() == [] && control.isHidden && scene.y == 0)
  }

  @Test("D11: the room that it takes does not move the content under the finger")
  func noJump() {
    let (scene, _, log) = ScrollScene.refreshing()
    var last = 0.0
    scene.onScroll = {
      #expect(($0.contentOffset.y - last).magnitude < 20)
      last = $0.contentOffset.y
    }
    scene.press(top, by: Vector(dx: 0, dy: 300), steps: 20)
    #expect(log.take() == ["refresh"])
    scene.stage.advance(by: 1)
    scene.lift()
  }

  @Test("D11: begun by code it makes room and sends nothing; it turns only while it refreshes")
  func byCode() {
    let (scene, control, log) = ScrollScene.refreshing()
    control.beginRefreshing()
    scene.stage.advance(by: 1)
    #expect(scene.y == -60 && log.take() == [])
    let frames = scene.stage.frameCount
    scene.stage.advance(by: 1)
    #expect(scene.stage.frameCount > frames)
    control.endRefreshing()
    scene.stage.advance(by: 2)
    let rest = scene.stage.frameCount
    scene.stage.advance(by: 2)
    #expect(scene.stage.frameCount == rest && scene.y == 0)
  }

  @Test("D11: taken away while it refreshes it leaves no room behind")
  func removed() {
    let (scene, control, _) = ScrollScene.refreshing()
    control.beginRefreshing()
    scene.stage.advance(by: 1)
    scene.view.refreshControl = nil
    scene.stage.advance(by: 1)
    #expect(scene.y == 0 && control.superview == nil && !control.isRefreshing)
    #expect(scene.view.adjustedContentInset == .zero)
  }
}
