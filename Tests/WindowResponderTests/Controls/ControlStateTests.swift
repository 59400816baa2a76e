import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct ControlStateTests {
  // MARK: C13

  @Test("C13: the state bits")
  func stateBits() {
    #expect(Control.State.normal.rawValue == 0)
    #expect(Control.State.normal.isEmpty)
    #expect(Control.State.highlighted.rawValue == 1 << 0)
    #expect(Control.State.disabled.rawValue == 1 << 1)
    #expect(Control.State.selected.rawValue == 1 << 2)
    #expect(Control.State.focused.rawValue == 1 << 3)
    #expect(Control.State.application.rawValue == 0x00FF_0000)
    #expect(Control.State.reserved.rawValue == 0xFF00_0000)
  }

  @Test("C13: the state is derived from the properties and can hold several bits")
  func stateIsDerived() {
    let stage = Stage()
    let control = Control(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(control)
    #expect(control.state == .normal)
    control.isHighlighted = true
    #expect(control.state == .highlighted)
    control.isSelected = true
    #expect(control.state == [.highlighted, .selected])
    stage.keyPress(.keyboardTab)
    #expect(control.isFocused)
    #expect(control.state == [.highlighted, .selected, .focused])
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
    #expect(!control.state.contains(.focused))
    control.isEnabled = true
    control.isHighlighted = false
    control.isSelected = false
    #expect(control.state == .normal)
  }

  @Test("C13: a subclass may add bits of its own to the state")
  func stateCanBeOverridden() {
    let control = LoudControl()
    #expect(control.state.rawValue == 1 << 16)
    control.isSelected = true
    #expect(control.state == [.selected, Control.State(rawValue: 1 << 16)])
  }

  @Test("C13: stateDidChange is called for a change, and only for one")
  func stateDidChangeOnlyForChanges() {
    let control = CountingControl()
    control.isSelected = true
    control.isSelected = true
    #expect(control.changes == 1)
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.changes == 3)
    control.isEnabled = false
    control.isHighlighted = true
    #expect(control.changes == 3)
  }

  // MARK: C14

  @Test("C14: the event bits")
  func eventBits() {
    let bits: [(Control.Events, UInt)] = [
      (.touchDown, 1 << 0), (.touchDownRepeat, 1 << 1), (.touchDragInside, 1 << 2),
      (.touchDragOutside, 1 << 3), (.touchDragEnter, 1 << 4), (.touchDragExit, 1 << 5),
      (.touchUpInside, 1 << 6), (.touchUpOutside, 1 << 7), (.touchCancel, 1 << 8),
      (.valueChanged, 1 << 12), (.primaryActionTriggered, 1 << 13), (.editingDidBegin, 1 << 16),
      (.editingChanged, 1 << 17), (.editingDidEnd, 1 << 18), (.editingDidEndOnExit, 1 << 19),
      (.allTouchEvents, 0xFFF), (.allEditingEvents, 0xF0000),
      (.applicationReserved, 0x0F00_0000), (.systemReserved, 0xF000_0000),
      (.allEvents, 0xFFFF_FFFF),
    ]
    for (event, bit) in bits { #expect(event.rawValue == bit) }
  }

  @Test("C14: a registration for .allTouchEvents hears every touch event and no other")
  func allTouchEvents() {
    let log = Log()
    let control = Control()
    control.addAction(Action { _ in log.add("touch") }, for: .allTouchEvents)
    for bit in 0..<32 { control.sendActions(for: Control.Events(rawValue: 1 << bit)) }
    #expect(log.take().count == 12)
  }

  @Test("C14: bits of a program's own can be sent")
  func applicationBits() {
    let log = Log()
    let own = Control.Events(rawValue: 0x0100_0000)
    let control = Control()
    control.addAction(Action { _ in log.add("own") }, for: own)
    control.sendActions(for: .applicationReserved)
    control.sendActions(for: .allTouchEvents)
    #expect(log.take() == ["own"])
  }

  // MARK: C15

  @Test("C15: the alignments have UIKit's values")
  func alignmentValues() {
    #expect(Control.ContentVerticalAlignment.center.rawValue == 0)
    #expect(Control.ContentVerticalAlignment.top.rawValue == 1)
    #expect(Control.ContentVerticalAlignment.bottom.rawValue == 2)
    #expect(Control.ContentVerticalAlignment.fill.rawValue == 3)
    #expect(Control.ContentHorizontalAlignment.center.rawValue == 0)
    #expect(Control.ContentHorizontalAlignment.left.rawValue == 1)
    #expect(Control.ContentHorizontalAlignment.right.rawValue == 2)
    #expect(Control.ContentHorizontalAlignment.fill.rawValue == 3)
  }

  @Test("C15: a plain control starts at top and left, a button in the middle")
  func alignmentDefaults() {
    #expect(Control().contentVerticalAlignment == .top)
    #expect(Control().contentHorizontalAlignment == .left)
    for button in [Button(), Button(type: .system), Button(configuration: .filled())] {
      #expect(button.contentVerticalAlignment == .center)
      #expect(button.contentHorizontalAlignment == .center)
    }
  }

  // MARK: C16

  @Test("C16: setting a value in code sends no action")
  func codeSendsNoAction() {
    let log = Log()
    let button = Button(type: .system)
    button.addAction(Action { _ in log.add("sent") }, for: .allEvents)
    button.isSelected = true
    button.isHighlighted = true
    button.isHighlighted = false
    button.isEnabled = false
    button.setTitle("a", for: .normal)
    button.contentHorizontalAlignment = .left
    #expect(log.take().isEmpty)
  }
}

private final class LoudControl: Control {
  init() { super.init(frame: .zero) }
  override var state: State { super.state.union(State(rawValue: 1 << 16)) }
}

private final class CountingControl: Control {
  var changes = 0
  init() { super.init(frame: .zero) }
  override func stateDidChange() {
    super.stateDidChange()
    changes += 1
  }
}
