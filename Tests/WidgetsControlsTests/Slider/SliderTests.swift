import ResponderTestKit
import TestScenes
import Testing
import Widgets

@MainActor struct SliderTests {
  let stage = Stage(size: Size(width: 300, height: 120))
  // The center of the knob moves from 16 to 216 in the slider's coordinates, by 200 points.
  let slider = Slider(frame: Rect(x: 20, y: 20, width: 232, height: 44))
  let log = EventLog()

  init() {
    slider.maximumValue = 100
    stage.window.addSubview(slider)
    log.listen(to: slider)
    stage.render()
  }

  private func place(of value: Double) -> Point { Point(x: 36 + value * 2, y: 42) }

  @Test("A value outside the range is brought to the nearer end")
  func valuesAreLimited() {
    slider.value = 140
    #expect(slider.value == 100)
    slider.value = -3
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
  }

  @Test("A minimum above the maximum takes it along, and the other way round")
  func rangeStaysInOrder() {
    slider.minimumValue = 200
    #expect(slider.maximumValue == 200)
    #expect(slider.value == 200)
    slider.maximumValue = 50
    #expect(slider.minimumValue == 50)
    #expect(slider.value == 50)
  }

  @Test("Setting the value in code sends no event")
  func codeTellsNobody() {
    slider.value = 40
    slider.setValue(80, animated: true)
    stage.advance(by: 1)
    #expect(log.changes == 0)
    #expect(slider.value == 80)
  }

  @Test("The knob moves with the finger from where it was grabbed")
  func dragIsRelative() {
    slider.value = 50
    let grab = Point(x: place(of: 50).x + 9, y: 50)
    stage.touchDown(at: grab)
    stage.frame()
    #expect(slider.value == 50, "grabbing it beside its middle does not move it")
    stage.touchMove(to: Point(x: grab.x + 40, y: 50))
    stage.frame()
    #expect(slider.value == 70)
    stage.touchUp()
    stage.frame()
    #expect(log.values == [70])
  }

  @Test("A drag beyond the end comes back where the finger does")
  func dragBeyondTheEnd() {
    slider.value = 50
    stage.touchDown(at: place(of: 50))
    stage.frame()
    stage.touchMove(to: Point(x: 299, y: 42))
    stage.frame()
    #expect(slider.value == 100)
    stage.touchMove(to: place(of: 90))
    stage.frame()
    #expect(slider.value == 90)
  }

  @Test("A press of the pointer on the track takes the knob there, and a drag goes on from there")
  func pointerJumps() {
    stage.pointerMove(to: place(of: 60))
    stage.pointerDown()
    #expect(slider.value == 60)
    stage.pointerMove(to: place(of: 75))
    #expect(slider.value == 75)
    stage.pointerUp()
    #expect(log.values == [60, 75])
  }

  @Test("A tap on the track takes the knob there, and a drag on it moves by as much")
  func fingerOnTheTrack() {
    stage.tap(at: place(of: 60))
    #expect(slider.value == 60)
    stage.drag(from: place(of: 10), to: place(of: 30))
    #expect(slider.value == 80)
  }

  @Test("A slider that is not continuous tells its value once, at the end")
  func notContinuous() {
    slider.isContinuous = false
    stage.touchDown(at: place(of: 0))
    stage.frame()
    stage.touchMove(to: place(of: 20))
    stage.frame()
    stage.touchMove(to: place(of: 30))
    stage.frame()
    #expect(log.changes == 0)
    stage.touchUp()
    stage.frame()
    #expect(log.values == [30])
  }

  @Test("A cancelled drag that has sent no event is taken back")
  func cancelledDrag() {
    slider.isContinuous = false
    stage.touchDown(at: place(of: 0))
    stage.frame()
    stage.touchMove(to: place(of: 20))
    stage.frame()
    stage.touchCancel()
    #expect(slider.value == 0)
    #expect(log.changes == 0)
  }

  @Test("Arrows, Page Up and Down, Home and End move the knob of a focused slider")
  func keysMove() {
    stage.keyPress(.keyboardRightArrow)
    #expect(slider.value == 0, "without the focus they do not")
    stage.keyPress(.keyboardTab)
    for key in [KeyboardHIDUsage.keyboardRightArrow, .keyboardPageUp, .keyboardLeftArrow] {
      stage.keyPress(key)
    }
    #expect(slider.value == 20)
    stage.keyPress(.keyboardEnd)
    #expect(slider.value == 100)
    stage.keyPress(.keyboardPageDown)
    stage.keyPress(.keyboardHome)
    #expect(slider.value == 0)
    #expect(log.values == [5, 25, 20, 100, 80, 0])
  }

  @Test("A held arrow repeats after half a second, twenty times a second")
  func heldKeyRepeats() {
    stage.keyPress(.keyboardTab)
    stage.keyDown(.keyboardRightArrow)
    stage.advance(by: 0.49)
    #expect(slider.value == 5)
    stage.advance(by: 0.02)
    #expect(slider.value == 10)
    stage.advance(by: 0.1)
    #expect(slider.value == 20)
    stage.keyUp(.keyboardRightArrow)
    stage.advance(by: 1)
    #expect(slider.value == 20)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("A held arrow does not wake the program at the end of the range")
  func heldKeyStopsAtTheEnd() {
    slider.value = 95
    stage.keyPress(.keyboardTab)
    stage.keyDown(.keyboardRightArrow)
    stage.advance(by: 1)
    #expect(slider.value == 100)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("Keys tell the value of a slider that is not continuous when they come up")
  func keysNotContinuous() {
    slider.isContinuous = false
    stage.keyPress(.keyboardTab)
    stage.keyDown(.keyboardRightArrow)
    stage.advance(by: 1)
    #expect(log.changes == 0)
    stage.keyUp(.keyboardRightArrow)
    #expect(log.changes == 1)
  }

  @Test("Tab goes on from a slider, whose other keys are not its own")
  func otherKeysPass() {
    let other = Slider(frame: Rect(x: 20, y: 70, width: 232, height: 44))
    stage.window.addSubview(other)
    stage.keyPress(.keyboardTab)
    #expect(slider.isFocused)
    stage.keyPress(.keyboardTab)
    #expect(other.isFocused)
  }

  @Test("A disabled slider does nothing")
  func disabledDoesNothing() {
    slider.isEnabled = false
    stage.drag(from: place(of: 0), to: place(of: 50))
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    #expect(slider.value == 0)
    #expect(log.changes == 0)
  }

  @Test("A change redraws the slider and nothing else")
  func damageIsTheSlider() {
    slider.value = 30
    stage.render()
    #expect(stage.lastDamage == [slider.frame])
  }

  @Test("A slider says its value with at most two decimals")
  func valueInWords() {
    slider.minimumValue = -10
    let expected = [(0.5, "0.5"), (33.333, "33.33"), (7, "7"), (-0.25, "-0.25"), (1.05, "1.05")]
    for (value, text) in expected {
      slider.value = value
      #expect(slider.accessibilityValue == text)
    }
  }
}
