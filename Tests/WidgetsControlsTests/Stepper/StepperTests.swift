import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct StepperTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  let stepper = Stepper(frame: Rect(x: 20, y: 20, width: 96, height: 44))
  let log = EventLog()

  let minus = Point(x: 40, y: 42)
  let plus = Point(x: 96, y: 42)

  init() {
    stage.window.addSubview(stepper)
    log.listen(to: stepper)
    stage.render()
  }

  @Test("A tap on plus or minus changes the value by a step, and tells it")
  func taps() {
    stepper.stepValue = 5
    stage.tap(at: plus)
    stage.tap(at: plus)
    #expect(stepper.value == 10)
    stage.tap(at: minus)
    #expect(stepper.value == 5)
    #expect(log.changes == 3)
  }

  @Test("At the end of the range nothing changes and no event is sent")
  func ends() {
    stage.tap(at: minus)
    #expect(stepper.value == 0)
    stepper.value = 100
    stage.tap(at: plus)
    #expect(stepper.value == 100)
    #expect(log.changes == 0)
  }

  @Test("The last step is as long as the range allows")
  func lastStep() {
    stepper.stepValue = 30
    stepper.value = 90
    stage.tap(at: plus)
    #expect(stepper.value == 100)
  }

  @Test("A stepper that wraps goes from one end to the other")
  func wrapping() {
    stepper.wraps = true
    stage.tap(at: minus)
    #expect(stepper.value == 100)
    stage.tap(at: plus)
    #expect(stepper.value == 0)
  }

  @Test("A finger that stays repeats the step, until it is lifted")
  func repeating() {
    stage.touchDown(at: plus)
    stage.frame()
    #expect(stepper.value == 1)
    stage.advance(by: Stepper.repeatDelay + Stepper.repeatInterval * 3.5)
    #expect(stepper.value == 5)
    stage.touchUp()
    stage.frame()
    stage.advance(by: 2)
    #expect(stepper.value == 5)
    #expect(log.changes == 5)
  }

  @Test("A finger that leaves its half waits, and goes on when it comes back")
  func leaving() {
    stage.touchDown(at: plus)
    stage.frame()
    stage.touchMove(to: minus)
    stage.frame()
    stage.advance(by: 2)
    #expect(stepper.value == 1)
    stage.touchMove(to: plus)
    stage.frame()
    stage.advance(by: 0.25)
    #expect(stepper.value > 1)
  }

  @Test("Without autorepeat a finger steps once")
  func noRepeat() {
    stepper.autorepeat = false
    stage.touchDown(at: plus)
    stage.frame()
    stage.advance(by: 3)
    stage.touchUp()
    stage.frame()
    #expect(stepper.value == 1)
  }

  @Test("One that is not continuous tells the value once, when it is let go")
  func notContinuous() {
    stepper.isContinuous = false
    stage.touchDown(at: plus)
    stage.frame()
    stage.advance(by: 1)
    #expect(log.changes == 0)
    stage.touchUp()
    stage.frame()
    #expect(log.changes == 1)
  }

  @Test("Arrow keys step while it is focused, Home and End go to the ends")
  func keys() {
    stage.type("\t")
    #expect(stepper.isFocused)
    stage.keyPress(.keyboardUpArrow)
    stage.keyPress(.keyboardRightArrow)
    #expect(stepper.value == 2)
    stage.keyPress(.keyboardDownArrow)
    #expect(stepper.value == 1)
    stage.keyPress(.keyboardEnd)
    #expect(stepper.value == 100)
    stage.keyPress(.keyboardHome)
    #expect(stepper.value == 0)
    #expect(log.changes == 5)
  }

  @Test("Disabled it does nothing")
  func disabled() {
    stepper.isEnabled = false
    stage.tap(at: plus)
    #expect(stepper.value == 0)
  }

  @Test("Code sets the value within the range and sends no event")
  func code() {
    stepper.value = 300
    #expect(stepper.value == 100)
    stepper.minimumValue = 200
    #expect(stepper.value == 200)
    #expect(stepper.maximumValue == 200)
    stepper.value = .nan
    #expect(stepper.value == 200)
    #expect(log.changes == 0)
  }

  @Test("An image between the halves depends on the states of both")
  func dividerImages() {
    func image(_ color: Color) -> Image {
      ImageRenderer(size: Size(width: 4, height: 4), scale: 1).image {
        $0.setFillColor(color)
        $0.fill(Rect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    func shown() -> Color {
      stage.render()
      return stage.snapshot().pixel(x: 67, y: 42)
    }
    stepper.value = 50
    stepper.setDividerImage(
      image(.green), forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(shown() == .green)
    stepper.setDividerImage(
      image(.red), forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(shown() == .green)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) == nil)
    stage.touchDown(at: plus)
    stage.frame()
    #expect(shown() == .red)
    stage.touchUp()
    stage.frame()
    #expect(shown() == .green)
  }

  @Test("D9: it beats a tap recognizer further up, and no pan")
  func recognizers() {
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addAction(Action { _ in taps += 1 })
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: plus)
    #expect(taps == 0)
    #expect(stepper.value == 1)
  }
}
