import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import ResponderGraphics

@MainActor struct SwitchTests {
  let stage = Stage(size: Size(width: 200, height: 120))
  let control = Switch(frame: Rect(x: 20, y: 20, width: 52, height: 44))
  let log = EventLog()

  init() {
    stage.window.addSubview(control)
    log.listen(to: control)
    stage.render()
  }

  @Test("A tap toggles a switch and tells it once")
  func tapToggles() {
    stage.tap(at: control.center)
    #expect(control.isOn)
    #expect(log.changes == 1)
    stage.tap(at: control.center)
    #expect(!control.isOn)
    #expect(log.changes == 2)
  }

  @Test("A row of a label and a switch gives the room to the label")
  func hugsItsSize() {
    let (label, toggle) = (Label(text: "Wi-Fi"), Switch())
    let row = StackView(arrangedSubviews: [label, toggle])
    row.frame = Rect(x: 0, y: 0, width: 200, height: 44)
    row.layoutIfNeeded()
    #expect(toggle.frame.size == toggle.intrinsicContentSize)
    #expect(toggle.frame.maxX == 200)
    #expect(label.frame.width == 200 - toggle.frame.width)
  }

  @Test("A click toggles a switch")
  func clickToggles() {
    stage.click(at: control.center)
    #expect(control.isOn)
    #expect(log.changes == 1)
  }

  @Test("Setting a switch in code sends no event")
  func codeTellsNobody() {
    control.isOn = true
    control.setOn(false, animated: true)
    stage.advance(by: 1)
    #expect(log.changes == 0)
  }

  @Test("A drag takes the knob to the side where it is let go")
  func dragDecides() {
    stage.drag(from: Point(x: 40, y: 42), to: Point(x: 70, y: 42))
    #expect(control.isOn)
    stage.drag(from: Point(x: 60, y: 42), to: Point(x: 66, y: 42))
    #expect(control.isOn, "a drag to the same side is no toggle")
    #expect(log.changes == 1)
    stage.drag(from: Point(x: 60, y: 42), to: Point(x: 30, y: 42))
    #expect(!control.isOn)
  }

  @Test("A cancelled drag changes nothing")
  func cancelChangesNothing() {
    stage.touchDown(at: Point(x: 40, y: 42))
    stage.frame()
    stage.touchMove(to: Point(x: 70, y: 42))
    stage.frame()
    stage.touchCancel()
    stage.advance(by: 1)
    #expect(!control.isOn)
    #expect(control.accessibilityValue == "off")
    #expect(log.changes == 0)
  }

  @Test("A finger that is lifted far away toggles nothing")
  func farAwayTogglesNothing() {
    stage.touchDown(at: control.center)
    stage.frame()
    stage.touchMove(to: Point(x: control.center.x, y: 118))
    stage.touchUp()
    stage.frame()
    #expect(control.isOn, "70 points around a control still count as inside")
    control.trackingMargin = 0
    stage.drag(from: control.center, to: Point(x: control.center.x, y: 118))
    #expect(control.isOn)
  }

  @Test("A disabled switch takes the touch and does nothing")
  func disabledDoesNothing() {
    control.isEnabled = false
    stage.tap(at: control.center)
    #expect(!control.isOn)
    #expect(log.changes == 0)
  }

  @Test("Space and Return toggle a focused switch")
  func keysToggle() {
    stage.keyPress(.keyboardTab)
    #expect(control.isFocused)
    stage.keyPress(.keyboardSpacebar)
    #expect(control.isOn)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(!control.isOn)
    #expect(log.changes == 2)
  }

  @Test("A change redraws the switch and nothing else")
  func damageIsTheSwitch() {
    let frames = stage.frameCount
    control.isOn = true
    stage.render()
    #expect(stage.frameCount == frames + 1)
    #expect(stage.lastDamage == [control.frame])
  }

  @Test("With reduced motion the knob is at its end at once")
  func reducedMotion() {
    stage.setReducedMotion(true)
    control.setOn(true, animated: true)
    let jumped = stage.snapshot()
    stage.advance(by: 1)
    #expect(stage.snapshot().hasSamePixels(as: jumped, tolerance: 0))
  }

  @Test("A switch that is turned within an animation goes along with it, in its own time")
  func withinAnAnimation() {
    View.animate(withDuration: 2) { control.setOn(true, animated: true) }
    stage.advance(by: 0.1)
    let between = stage.snapshot()
    stage.advance(by: 0.2)
    let end = stage.snapshot()
    #expect(!between.hasSamePixels(as: end, tolerance: 4))
    stage.advance(by: 2)
    #expect(stage.snapshot().hasSamePixels(as: end, tolerance: 0))
  }

  @Test("The knob stands out from the ground of a switch that is on, in every theme")
  func knobStandsOut() {
    control.isOn = true
    for theme in [Theme.light, .dark, .highContrastLight, .highContrastDark] {
      stage.application.theme = theme
      stage.render()
      let picture = stage.snapshot()
      let middle = control.convert(control.bounds.center, to: nil)
      let knob = picture.pixel(x: Int(middle.x) + 10, y: Int(middle.y))
      let ground = picture.pixel(x: Int(middle.x) - 14, y: Int(middle.y))
      #expect(knob.contrastRatio(with: theme[.knob]) < 1.02)
      #expect(knob.contrastRatio(with: ground) >= 2.95)
    }
  }

  @Test("The slide of the knob ends, and nothing wakes up after it")
  func slideEnds() {
    control.setOn(true, animated: true)
    stage.advance(by: 1)
    let frames = stage.frameCount
    #expect(frames > 5, "it is drawn on its way")
    stage.advance(by: 10)
    #expect(stage.frameCount == frames)
    #expect(stage.application.nextTimer == nil)
  }

  @Test("A switch in a small frame is still 44 points large to a finger")
  func smallFrameIsHit() {
    control.frame = Rect(x: 60, y: 60, width: 20, height: 20)
    stage.tap(at: Point(x: 49, y: 70))
    #expect(control.isOn)
    stage.tap(at: Point(x: 47, y: 70))
    #expect(control.isOn)
  }

  @Test("A switch that is made without a size has its own, from the corner that was given")
  func ownSize() {
    #expect(Switch().frame == Rect(x: 0, y: 0, width: 52, height: 44))
    let placed = Switch(frame: Rect(x: 8, y: 9, width: 0, height: 0))
    #expect(placed.frame == Rect(x: 8, y: 9, width: 52, height: 44))
    #expect(CheckBox(title: "Backups").frame.origin == .zero)
  }

  @Test("On, off, disabled, highlighted and focused look different")
  func looksDiffer() {
    var looks: [[UInt8]] = [stage.snapshot().pngData()]
    control.isHighlighted = true
    looks.append(stage.snapshot().pngData())
    control.isHighlighted = false
    control.isOn = true
    looks.append(stage.snapshot().pngData())
    control.isEnabled = false
    looks.append(stage.snapshot().pngData())
    control.isEnabled = true
    stage.keyPress(.keyboardTab)
    looks.append(stage.snapshot().pngData())
    #expect(Set(looks).count == looks.count)
  }
}
