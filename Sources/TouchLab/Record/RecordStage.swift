import Glibc
import ResponderTestKit
import WindowResponder

/// The canvas of recordings without a desktop, with the drawing of a hand, for images of it.
@MainActor struct RecordStage {
  let stage: Stage
  let controller = RecordController()

  /// Opens the canvas without a drawing.
  init(size: Size, scale: Double = 1, language: String? = nil) {
    let window = Window(size: size)
    stage = Stage(size: size, scale: scale, window: window, language: Language(language ?? "en"))
    LabStrings.use(language)
    window.setFullscreen(true)
    window.rootViewController = controller
    stage.render()
  }

  /// Draws waves from side to side with five touches, and ends them or not.
  func draw(isHeld: Bool = false) {
    let size = stage.window.bounds.size
    func place(_ finger: Int, _ share: Double) -> Point {
      let height = size.height * (0.25 + 0.12 * Double(finger))
      return Point(
        x: size.width * (0.1 + 0.8 * share),
        y: height + size.height * 0.06 * sin(share * 9 + Double(finger)))
    }
    for finger in 0..<5 { stage.touchDown(finger, at: place(finger, 0)) }
    stage.frame()
    for step in 1...120 {
      for finger in 0..<5 { stage.touchMove(finger, to: place(finger, Double(step) / 120)) }
      stage.frame()
      stage.advance(by: 1 / 120)
    }
    if !isHeld {
      for finger in 0..<5 { stage.touchUp(finger) }
      stage.frame()
    }
    stage.advance(by: 0.5)
    stage.render()
  }
}
