import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct DotScaleTests {
  let stage = Stage(size: Size(width: 300, height: 100))
  let scale = DotScale(frame: Rect(x: 20, y: 20, width: 220, height: 44))
  let log = EventLog()

  init() {
    stage.window.addSubview(scale)
    log.listen(to: scale)
    stage.render()
  }

  @Test("A tap on the third dot fills three, and says so once")
  func tapFills() {
    stage.tap(at: scale.center)
    #expect(scale.value == 3)
    #expect(log.changes == 1)
  }

  @Test("A value that code sets sends nothing")
  func codeIsSilent() {
    scale.value = 5
    #expect(log.changes == 0)
  }
}
