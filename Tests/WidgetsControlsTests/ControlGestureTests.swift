import ResponderTestKit
import Testing
import Widgets

/// The states in which recognizers sent their actions.
@MainActor final class StateLog {
  var states: [GestureRecognizer.State] = []
}

/// Tests of D9: a switch, a check box and a slider together with recognizers of a superview.
@MainActor @Suite(.serialized) struct ControlGestureTests {
  let stage = Stage(size: Size(width: 300, height: 200))
  let log = StateLog()

  private func add(_ recognizer: GestureRecognizer) {
    recognizer.addAction(
      Action { [log, unowned recognizer] _ in log.states.append(recognizer.state) })
    stage.window.addGestureRecognizer(recognizer)
  }

  private func add(_ control: Control, width: Double = 200) {
    control.frame = Rect(x: 50, y: 50, width: width, height: 44)
    stage.window.addSubview(control)
    stage.render()
  }

  @Test("D9: a switch beats a tap, and a drag from side to side")
  func switches() {
    let control = Switch()
    add(control, width: 60)
    add(TapGestureRecognizer())
    add(PanGestureRecognizer())
    stage.tap(at: control.center)
    #expect(control.isOn)
    stage.drag(from: Point(x: 90, y: 72), to: Point(x: 40, y: 72))
    #expect(!control.isOn)
    #expect(log.states.isEmpty)
  }

  @Test("D9: but not a drag up or down")
  func switchScrolls() {
    let control = Switch()
    add(control, width: 60)
    add(PanGestureRecognizer())
    stage.drag(from: control.center, to: control.center + Vector(dx: 0, dy: 60))
    #expect(log.states.first == .began)
    #expect(!control.isOn)
  }

  @Test("D9: a check box beats a tap")
  func checkBox() {
    let box = CheckBox()
    add(box)
    add(TapGestureRecognizer())
    stage.tap(at: Point(x: 62, y: 72))
    #expect(box.isChecked)
    #expect(log.states.isEmpty)
  }

  @Test("D9: a slider's knob beats a pan, also after it has moved; the track does not")
  func slider() {
    let slider = Slider()
    add(slider)
    add(PanGestureRecognizer())
    stage.drag(from: Point(x: 66, y: 72), to: Point(x: 166, y: 72))
    #expect(slider.value > 0.4)
    #expect(log.states.isEmpty)
    stage.drag(from: Point(x: 66, y: 72), to: Point(x: 120, y: 72))
    #expect(log.states.first == .began)
  }

  @Test("D9: a recognizer on the slider itself wins")
  func onTheSlider() {
    let slider = Slider()
    add(slider)
    let pan = PanGestureRecognizer()
    add(pan)
    slider.addGestureRecognizer(pan)
    stage.drag(from: Point(x: 66, y: 72), to: Point(x: 166, y: 72))
    #expect(log.states.first == .began)
  }
}
