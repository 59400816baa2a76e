import ResponderTestKit
import TestScenes

/// An action that is performed at each call with a given name.
@MainActor final class Turn {
  private let name: String
  private let action: (View?) -> Void
  /// A Boolean value that indicates whether the call was made.
  private(set) var isTaken = false

  /// Creates an action for the calls with a name.
  ///
  /// - Parameters:
  ///   - name: The name of the call.
  ///   - action: The action, with the view that was called.
  init(at name: String, _ action: @escaping (View?) -> Void) {
    self.name = name
    self.action = action
  }

  func callAsFunction(_ name: String, _ view: View?) {
    guard name == self.name else { return }
    isTaken = true
    action(view)
  }
}

/// A view that reports its calls by name, before and `after` the base class handles them.
class TurningView: View, PingAction {
  let turn: Turn

  init(_ turn: Turn, frame: Rect) {
    self.turn = turn
    super.init(frame: frame)
  }

  override var canBecomeFirstResponder: Bool {
    turn("canBecome", self)
    return true
  }

  override var canResignFirstResponder: Bool {
    turn("canResign", self)
    return true
  }

  override var canBecomeFocused: Bool { true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    turn("become", self)
    defer { turn("become after", self) }
    return super.becomeFirstResponder()
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    turn("resign", self)
    defer { turn("resign after", self) }
    return super.resignFirstResponder()
  }

  override func focusDidChange() {
    turn("focus", self)
    super.focusDidChange()
    turn("focus after", self)
  }

  override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
    turn("shouldUpdateFocus", self)
    return super.shouldUpdateFocus(in: context)
  }

  override func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {
    turn("didUpdateFocus", self)
  }

  override func layoutSubviews() {
    turn("layout", self)
    super.layoutSubviews()
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    turn("draw", self)
    context.fill(bounds, color: .green)
  }

  override func hitTest(_ point: Point, with event: Event?) -> View? {
    turn("hitTest", self)
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    turn("touchesBegan", self)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    turn("touchesMoved", self)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    turn("touchesEnded", self)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    turn("touchesCancelled", self)
    super.touchesCancelled(touches, with: event)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    turn("pressesBegan", self)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    turn("pressesEnded", self)
    super.pressesEnded(presses, with: event)
  }

  override var keyCommands: [KeyCommand]? {
    turn("keyCommands", self)
    return [KeyCommand(input: "k", modifierFlags: .control, action: .ping)]
  }

  func ping() { turn("ping", self) }

  override func themeDidChange() {
    turn("theme", self)
    super.themeDidChange()
  }

  override func tintColorDidChange() {
    turn("tint", self)
    super.tintColorDidChange()
  }

  override func willMove(toWindow newWindow: Window?) {
    if newWindow == nil { turn("leaves", self) }
  }

  override func didMoveToWindow() {
    turn(window == nil ? "has left" : "has come", self)
  }

  override func remoteControlReceived(with event: Event?) { turn("remoteControl", self) }
}

/// A view that also reports the calls of text input.
final class TurningTextView: TurningView, KeyInput {
  var hasText: Bool { true }
  func insertText(_ text: String) { turn("insertText", self) }
  func deleteBackward() { turn("deleteBackward", self) }
}

/// A controller that reports its calls.
final class TurningController: ViewController {
  private let turn: Turn
  private let prefix: String

  /// Creates a controller whose calls have names that begin with a prefix.
  init(_ turn: Turn, prefix: String) {
    self.turn = turn
    self.prefix = prefix
    super.init()
  }

  private func tell(_ name: String) { turn("\(prefix) \(name)", viewIfLoaded) }

  override func viewDidLoad() { tell("didLoad") }
  override func viewWillAppear(_ animated: Bool) { tell("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { tell("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { tell("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { tell("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { tell("didDisappear") }
  override func viewWillLayoutSubviews() { tell("willLayout") }
  override func viewDidLayoutSubviews() { tell("didLayout") }
}

/// A window that reports its calls.
final class TurningWindow: Window {
  var turn: Turn?

  override func becomeKey() { turn?("becomeKey", self) }
  override func resignKey() { turn?("resignKey", self) }

  override func sendEvent(_ event: Event) {
    turn?("sendEvent", self)
    super.sendEvent(event)
    turn?("sendEvent after", self)
  }

  override func layoutSubviews() {
    turn?("window layout", self)
    super.layoutSubviews()
    turn?("window layout after", self)
  }
}

/// A scroll view delegate that reports its calls.
final class TurningScrollDelegate: ScrollViewDelegate {
  private let turn: Turn
  weak var content: View?

  init(_ turn: Turn) { self.turn = turn }

  func viewForZooming(in scrollView: ScrollView) -> View? { content }
  func scrollViewDidScroll(_ scrollView: ScrollView) { turn("didScroll", scrollView) }
  func scrollViewDidZoom(_ scrollView: ScrollView) { turn("didZoom", scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    turn("willBeginDragging", scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    turn("didEndDragging", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    turn("willBeginDecelerating", scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    turn("didEndDecelerating", scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    turn("didEndScrollingAnimation", scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
    turn("willBeginZooming", scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: Double
  ) {
    turn("didEndZooming", scrollView)
  }
}
