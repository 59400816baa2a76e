import ResponderTestKit
import Testing
import Widgets

@MainActor struct ProgressViewTests {
  let stage = Stage(size: Size(width: 240, height: 60))
  let bar = ProgressView(frame: Rect(x: 20, y: 20, width: 200, height: 6))

  init() {
    bar.progressTintColor = Color(hex: 0xFF0000)
    bar.trackTintColor = Color(hex: 0x0000FF)
    stage.window.addSubview(bar)
    stage.render()
  }

  @Test("Progress is kept between 0 and 1")
  func progressIsLimited() {
    for (given, expected) in [(1.5, 1.0), (-1, 0), (.nan, 0), (0.25, 0.25)] {
      bar.progress = given
      #expect(bar.progress == expected)
    }
    #expect(bar.accessibilityValue == "25%")
  }

  @Test("The bar is filled as far as the progress goes")
  func barIsFilled() {
    bar.progress = 0.5
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 100, y: 23) == Color(hex: 0xFF0000))
    #expect(picture.pixel(x: 140, y: 23) == Color(hex: 0x0000FF))
  }

  @Test("An animated change is drawn in steps, and then nothing wakes up")
  func animatedChangeEnds() {
    bar.setProgress(1, animated: true)
    #expect(bar.progress == 1)
    stage.advance(by: 0.05)
    #expect(stage.snapshot().pixel(x: 210, y: 23) == Color(hex: 0x0000FF))
    stage.advance(by: 1)
    #expect(stage.snapshot().pixel(x: 210, y: 23) == Color(hex: 0xFF0000))
    #expect(stage.application.nextTimer == nil)
  }

  @Test("A change redraws the bar and nothing else")
  func damageIsTheBar() {
    bar.progress = 0.7
    stage.render()
    #expect(stage.lastDamage == [bar.frame])
  }

  @Test("A bar takes no touches")
  func takesNoTouches() {
    #expect(stage.window.hitTest(bar.center, with: nil) === stage.window)
  }
}
