/// An object that events can be sent to, and a link in the chain along which they travel.
///
/// Views, view controllers, windows and the application are responders. An event goes to one of them
/// first; the base class hands whatever it does not want to ``next``. A subclass that overrides one
/// of the methods below and does not call `super` ends the trip.
///
///     override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
///       grab(touches)          // … and nobody above hears of it
///     }
///
/// Follows `UIResponder`.
@preconcurrency @MainActor open class Responder {
  /// Creates a responder.
  public init() {}

  /// Nobody calls it, for nothing is loaded from archives: it is there to be overridden by code that
  /// says what to do where something is. Follows `NSObject.awakeFromNib()`.
  open func awakeFromNib() {}
  /// Nobody calls it, for there is no interface builder. Follows
  /// `NSObject.prepareForInterfaceBuilder()`.
  open func prepareForInterfaceBuilder() {}

  // MARK: The chain

  /// The next link of the chain; nil at its end. The base class has none.
  ///
  /// It is computed each time and every walk honours an override. Follows `UIResponder.next`.
  open var next: Responder? { nil }

  // MARK: First responder

  /// Whether keys and actions without a target come here first.
  open var isFirstResponder: Bool { firstResponderHost?.firstResponder === self }

  /// Whether the responder may become first responder; false until overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being first responder; true until overridden.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become the first responder of its window, and tells whether it now is.
  ///
  /// The responder must be in a window and able to become it, and the current one must be able and
  /// willing to resign. An override calls `super`, after which ``isFirstResponder`` is true already.
  @discardableResult open func becomeFirstResponder() -> Bool { acquireFirstResponder() }

  /// Stops being the first responder, and tells whether it did. An override calls `super`.
  @discardableResult open func resignFirstResponder() -> Bool { releaseFirstResponder() }

  // MARK: Input views

  /// What is shown at the bottom of the window while the responder, or one further down, is first
  /// responder; nil for what a responder further up has. The base class has none.
  ///
  /// It is as wide as the window and as high as it is, or as suits it. Follows `UIResponder.inputView`.
  open var inputView: View? { nil }

  /// What is shown above ``inputView`` likewise, also where there is no input view.
  open var inputAccessoryView: View? { nil }

  /// Has ``inputView`` and ``inputAccessoryView`` asked for again, where the responder is the first one.
  open func reloadInputViews() {
    if isFirstResponder { firstResponderHost?.reloadInputViews() }
  }

  // MARK: Touches

  /// Fingers came down. The base class forwards it to ``next``.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    forward(.touchesBegan) { $0.touchesBegan(touches, with: event) }
  }

  /// Fingers moved. The base class forwards it to ``next``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    forward(.touchesMoved) { $0.touchesMoved(touches, with: event) }
  }

  /// Fingers were lifted. The base class forwards it to ``next``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    forward(.touchesEnded) { $0.touchesEnded(touches, with: event) }
  }

  /// Fingers were taken away: nothing should come of them. The base class forwards it to ``next``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    forward(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
  }

  /// Something about fingers is known better now. The base class does nothing: Wayland tells all at
  /// once.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  // MARK: Presses

  /// Keys went down. The base class forwards it to ``next``.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesBegan) { $0.pressesBegan(presses, with: event) }
  }

  /// Something about held keys changed. The base class forwards it to ``next``.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesChanged) { $0.pressesChanged(presses, with: event) }
  }

  /// Keys came up. The base class forwards it to ``next``.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesEnded) { $0.pressesEnded(presses, with: event) }
  }

  /// Held keys were taken away, with the keyboard perhaps. The base class forwards it to ``next``.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesCancelled) { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Motion and remote control

  /// The device started to move. The base class forwards it to ``next``.
  ///
  /// The accelerometer is read only while the program is active and the first responder, or a responder
  /// further up, overrides this method, ``motionEnded(_:with:)`` or ``motionCancelled(_:with:)``, or a shake
  /// would ask about undoing. Follows `UIResponder.motionBegan`.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motionBegan) { $0.motionBegan(motion, with: event) }
  }

  /// The device was moved. The base class forwards it to ``next``.
  ///
  /// See ``motionBegan(_:with:)``. Follows `UIResponder.motionEnded`.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motionEnded) { $0.motionEnded(motion, with: event) }
  }

  /// A motion was interrupted, or lasted too long. The base class forwards it to ``next``.
  ///
  /// See ``motionBegan(_:with:)``. Follows `UIResponder.motionCancelled`.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motionCancelled) { $0.motionCancelled(motion, with: event) }
  }

  /// The class whose methods for motion events do not count as overrides.
  var motionBase: Responder.Type { Responder.self }

  /// A media key or a headset's button was used. The base class forwards it to ``next``.
  open func remoteControlReceived(with event: Event?) {
    forward(.remoteControl) { $0.remoteControlReceived(with: event) }
  }

  // MARK: Actions

  /// Whether the responder, or one further up, can perform an action now.
  ///
  /// True where the receiver's class implements the action; where it does not, ``next`` is asked.
  /// Override it to disable a command: `false` for an own action makes the responder step aside.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.isImplemented(byObject: self) { return true }
    return forward(.canPerformAction, otherwise: false) {
      $0.canPerformAction(action, withSender: sender)
    }
  }

  /// The object that is to perform an action: the receiver where it implements the action and
  /// ``canPerformAction(_:withSender:)`` is true, else what ``next`` answers.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isImplemented(byObject: self), canPerformAction(action, withSender: sender) {
      return self
    }
    return forward(.targetForAction, otherwise: nil) {
      $0.target(forAction: action, withSender: sender)
    }
  }

  // MARK: Commands and menus

  /// The shortcuts that work while the responder is in the chain of the first one; nil for none.
  ///
  /// Those of the first responder come first, then those of each link further up.
  open var keyCommands: [KeyCommand]? { nil }

  /// A menu is built: put in what the responder has to offer. The base class does nothing.
  open func buildMenu(with builder: any MenuBuilder) {}

  /// A command whose target the responder is is about to be shown or sent: change its title, state or
  /// attributes. The base class does nothing.
  open func validate(_ command: Command) {}

  /// Whether the responder wants the gestures for editing.
  open var editingInteractionConfiguration: EditingInteractionConfiguration { .default }

  // MARK: Undo

  /// Where changes made here are recorded to be undone: the answer of ``next``, until overridden.
  ///
  /// A window has a manager of its own. Follows `UIResponder.undoManager`.
  open var undoManager: UndoManager? { forward(.undoManager, otherwise: nil) { $0.undoManager } }

  // MARK: Where it is

  /// What keeps the first responder of the window that this responder belongs to.
  var firstResponderHost: (any FirstResponderHost)? { nil }
}

extension Responder: Hashable {
  /// Two responders are equal when they are the same object.
  public nonisolated static func == (a: Responder, b: Responder) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
