import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct FocusTests {
  let stage = Stage(size: Size(width: 400, height: 300))

  private func add(_ x: Double, _ y: Double) -> Button {
    let button = Button(frame: Rect(x: x, y: y, width: 80, height: 40))
    stage.window.addSubview(button)
    return button
  }

  private var focused: View? { stage.window.focus.focusedView }

  private func tab(backward: Bool = false) {
    stage.keyPress(.keyboardTab, modifiers: backward ? .shift : [])
  }

  // MARK: H5

  @Test("H5: Tab goes round in reading order, Shift+Tab back")
  func readingOrder() {
    // The buttons are added in an order that is not the reading order.
    let bottomLeft = add(0, 100)
    let topRight = add(200, 5)
    let topLeft = add(0, 0)
    let bottomRight = add(200, 100)
    let order = [topLeft, topRight, bottomLeft, bottomRight]
    for button in order + [topLeft] {
      tab()
      #expect(focused === button)
    }
    tab(backward: true)
    #expect(focused === bottomRight)
    tab(backward: true)
    #expect(focused === bottomLeft)
  }

  @Test("H5: Shift+Tab begins with the last one")
  func backwardsFirst() {
    _ = add(0, 0)
    let last = add(0, 100)
    tab(backward: true)
    #expect(focused === last)
  }

  @Test("H5: hidden, disabled and unreachable controls are skipped")
  func skipping() {
    let hidden = add(0, 0)
    let disabled = add(100, 0)
    let clear = add(200, 0)
    let inHidden = add(0, 0)
    let box = View(frame: Rect(x: 0, y: 200, width: 100, height: 50))
    stage.window.addSubview(box)
    box.addSubview(inHidden)
    let only = add(0, 100)
    hidden.isHidden = true
    disabled.isEnabled = false
    clear.alpha = 0
    box.isHidden = true
    tab()
    #expect(focused === only)
    tab()
    #expect(focused === only)
  }

  @Test("H5: with nothing to focus Tab does nothing")
  func nothingToFocus() {
    tab()
    #expect(focused == nil)
  }

  @Test("H5: a plain view is no stop, one that says so is")
  func whoIsAStop() {
    stage.window.addSubview(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)))
    let own = FocusableView(frame: Rect(x: 0, y: 100, width: 50, height: 50))
    stage.window.addSubview(own)
    tab()
    #expect(focused === own)
    #expect(own.changes == 1)
    #expect(own.isFirstResponder)
  }

  @Test("H1: a view that can become first responder becomes it when it is focused, others do not")
  func focusAndFirstResponder() {
    let own = FocusableView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(own)
    let button = add(0, 100)
    tab()
    #expect(own.isFirstResponder)
    tab()
    #expect(focused === button)
    #expect(own.isFirstResponder)
    #expect(!button.isFirstResponder)
  }

  @Test("H5: Space and Return press a focused control: down with the key, up with the key")
  func spaceAndReturnPress() {
    let button = add(0, 0)
    let log = Log()
    button.addAction(Action { _ in log.add("down") }, for: .touchDown)
    button.addAction(Action { _ in log.add("up") }, for: .touchUpInside)
    button.addAction(Action { _ in log.add("primary") }, for: .primaryActionTriggered)
    tab()
    for key in [KeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter] {
      stage.keyDown(key)
      #expect(button.isHighlighted)
      #expect(log.take() == ["down"])
      stage.keyRepeat(key)
      #expect(log.take().isEmpty)
      stage.keyUp(key)
      #expect(!button.isHighlighted)
      #expect(log.take() == ["up", "primary"])
    }
  }

  @Test("H5: without focus Space presses nothing")
  func noFocusNoPress() {
    let button = add(0, 0)
    let log = Log()
    button.addAction(Action { _ in log.add("any") }, for: .allEvents)
    stage.keyPress(.keyboardSpacebar)
    #expect(log.take().isEmpty)
  }

  @Test("H5: with a modifier Space is another key")
  func modifiersDoNotPress() {
    let button = add(0, 0)
    let log = Log()
    button.addAction(Action { _ in log.add("any") }, for: .allEvents)
    tab()
    stage.keyPress(.keyboardSpacebar, modifiers: .control)
    #expect(log.take().isEmpty)
  }

  @Test("a control that is disabled while a key holds it is let go, and sends nothing")
  func disabledWhileHeld() {
    let button = add(0, 0)
    let log = Log()
    button.addAction(Action { _ in log.add("cancel") }, for: .touchCancel)
    button.addAction(Action { _ in log.add("up") }, for: .touchUpInside)
    tab()
    stage.keyDown(.keyboardSpacebar)
    button.isEnabled = false
    #expect(!button.isHighlighted && !button.isFocused)
    stage.keyUp(.keyboardSpacebar)
    #expect(log.take().isEmpty)
  }

  @Test("a control that is hidden or removed while a key holds it sends .touchCancel")
  func removedWhileHeld() {
    let log = Log()
    for isHidden in [true, false] {
      let button = add(0, 0)
      button.addAction(Action { _ in log.add("cancel") }, for: .touchCancel)
      button.addAction(Action { _ in log.add("up") }, for: .touchUpInside)
      tab()
      stage.keyDown(.keyboardSpacebar)
      if isHidden { button.isHidden = true } else { button.removeFromSuperview() }
      stage.keyUp(.keyboardSpacebar)
      #expect(log.take() == ["cancel"])
      #expect(!button.isHighlighted)
      button.removeFromSuperview()
    }
  }

  @Test("losing the keyboard lets go of a held control without pressing it")
  func losingTheKeyboard() {
    let button = add(0, 0)
    let log = Log()
    button.addAction(Action { _ in log.add("cancel") }, for: .touchCancel)
    button.addAction(Action { _ in log.add("up") }, for: .touchUpInside)
    tab()
    stage.keyDown(.keyboardSpacebar)
    stage.keyboardFocus(false)
    #expect(log.take() == ["cancel"])
    #expect(!button.isHighlighted)
  }

  @Test("H5: a focused control has .focused in its state, and shows a ring")
  func focusedState() {
    let button = add(0, 0)
    let before = stage.snapshot()
    tab()
    #expect(button.state == .focused)
    #expect(button.isFocused)
    #expect(!stage.snapshot().hasSamePixels(as: before))
    let other = add(100, 0)
    tab()
    #expect(button.state == .normal)
    #expect(other.state == .focused)
  }

  @Test("a focused view that is removed, hidden or disabled is focused no longer")
  func losingFocus() {
    let button = add(0, 0)
    tab()
    button.isHidden = true
    #expect(focused == nil && !button.isFocused)
    button.isHidden = false
    tab()
    button.isEnabled = false
    #expect(focused == nil)
    button.isEnabled = true
    tab()
    #expect(focused === button)
    button.removeFromSuperview()
    #expect(focused == nil)
  }

  @Test("focus follows a view that becomes first responder by itself")
  func focusFollowsTheFirstResponder() {
    let own = FocusableView(frame: Rect(x: 0, y: 100, width: 50, height: 50))
    stage.window.addSubview(own)
    let button = add(0, 0)
    tab()
    #expect(focused === button)
    own.becomeFirstResponder()
    #expect(!button.isFocused)
    tab()
    #expect(focused === button)
  }

  @Test("a view that takes Tab for itself keeps the focus where it is")
  func takingTab() {
    let view = TabEater(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    _ = add(0, 100)
    view.becomeFirstResponder()
    tab()
    #expect(view.tabs == 1)
    #expect(focused == nil)
  }

  @Test("a focus handler that removes views does no harm")
  func handlersMayRemove() {
    let own = FocusableView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(own)
    let button = add(0, 100)
    own.onChange = { [unowned button] in button.removeFromSuperview() }
    tab()
    tab()
    #expect(focused === own)
    own.onChange = { [unowned own] in own.removeFromSuperview() }
    tab()
    #expect(own.isFocused == (own.window != nil))
  }

  @Test("H5: Tab scrolls a control into sight, clear of the edge, and leaves one in sight alone")
  func revealing() {
    let scrollView = ScrollView(frame: stage.window.bounds)
    scrollView.contentSize = Size(width: 400, height: 2000)
    stage.window.addSubview(scrollView)
    let places = [256.0, 900, 1960]
    for y in places {
      scrollView.addSubview(Button(frame: Rect(x: 0, y: y, width: 80, height: 40)))
    }
    for offset in [0, 900 + 40 + 8 - 300, 2000 - 300] as [Double] {
      tab()
      stage.advance(by: 2)
      #expect(scrollView.contentOffset == Point(x: 0, y: offset))
    }
    tab(backward: true)
    stage.advance(by: 2)
    #expect(scrollView.contentOffset.y == 900 - 8)
  }
}

private final class FocusableView: View {
  var changes = 0
  var onChange: (() -> Void)?
  override var canBecomeFocused: Bool { true }
  override var canBecomeFirstResponder: Bool { true }
  override func focusDidChange() {
    super.focusDidChange()
    changes += 1
    onChange?()
  }
}

private final class TabEater: View {
  var tabs = 0
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { tabs += 1 }
}
