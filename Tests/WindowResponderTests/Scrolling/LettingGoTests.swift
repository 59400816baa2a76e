import ResponderTestKit
import Testing
import WindowResponder

/// Tests of D11: the offset in the frame in which a touch ends.
@MainActor struct LettingGoTests {
  let stage = Stage(size: Size(width: 300, height: 400))
  let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init() {
    scroll.contentSize = Size(width: 300, height: 20_000)
    stage.window.addSubview(scroll)
    stage.render()
    stage.touchDown(at: Point(x: 100, y: 380))
    stage.frame()
    for step in 1...6 {
      stage.advance(by: 1.0 / 60)
      stage.touchMove(to: Point(x: 100, y: 380 - Double(step) * 20))
      stage.frame()
    }
  }

  @Test("D11: content that is let go a frame after the finger's last move stands still in no frame")
  func noFrameRepeats() {
    var last = scroll.contentOffset.y
    stage.advance(by: 1.0 / 60)
    stage.touchUp()
    stage.frame()
    #expect(scroll.contentOffset.y > last + 10)
    for _ in 1...10 {
      last = scroll.contentOffset.y
      stage.advance(by: 1.0 / 60)
      #expect(scroll.contentOffset.y > last)
    }
  }

  @Test("D11: content that is let go with the last move starts from there")
  func letGoAtOnce() {
    let last = scroll.contentOffset.y
    stage.touchUp()
    stage.frame()
    #expect(scroll.contentOffset.y == last)
  }

  @Test("D11: a finger that rested before it leaves throws nothing")
  func rested() {
    let last = scroll.contentOffset.y
    stage.advance(by: 0.5)
    stage.touchUp()
    stage.frame()
    stage.advance(by: 0.2)
    #expect(scroll.contentOffset.y == last)
  }
}
