import ResponderTestKit
import Testing
import Widgets

@MainActor struct RatingTests {
  let stage = Stage(size: Size(width: 300, height: 100))
  let rating = Rating(frame: Rect(x: 20, y: 20, width: 220, height: 44))
  let log = EventLog()

  init() {
    stage.window.addSubview(rating)
    log.listen(to: rating)
    stage.render()
  }

  @Test("A tap on the third dot fills three, and says so once")
  func tapFills() {
    stage.tap(at: rating.center)
    #expect(rating.value == 3)
    #expect(log.changes == 1)
  }

  @Test("A value that code sets sends nothing")
  func codeIsSilent() {
    rating.value = 5
    #expect(log.changes == 0)
  }
}
