/// An object that receives events and is part of the responder chain.
///
/// Views, view controllers, windows and the application are responders. An event is sent to one of them
/// first. The base class forwards events that it does not handle to ``next``. A subclass that overrides one
/// of the methods below and does not call `super` ends the forwarding.
///
///     override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
///       grab(touches)          // … and no other responder receives it
///     }
///
/// Follows `UIResponder`.
@preconcurrency @MainActor open class Responder {
  /// Creates a responder.
  public init() {}

  /// Prepares the responder after loading from an archive. The method is never called, because nothing is
  /// loaded from archives. It exists so that code that overrides it compiles. Follows
  /// `NSObject.awakeFromNib()`.
  open func awakeFromNib() {}
  /// Prepares the responder for display in an interface builder. The method is never called, because there is
  /// none. Follows `NSObject.prepareForInterfaceBuilder()`.
  open func prepareForInterfaceBuilder() {}

  // MARK: The responder chain

  /// The next responder in the chain, or `nil` at its end. `nil` in the base class.
  ///
  /// The value is computed each time, and an override always takes effect. Follows `UIResponder.next`.
  open var next: Responder? { nil }

  // MARK: First responder

  /// A Boolean value that indicates whether the responder receives keys and actions without a target first.
  open var isFirstResponder: Bool { firstResponderHost?.firstResponder === self }

  /// A Boolean value that indicates whether the responder may become first responder. `false` in the base
  /// class.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder may resign as first responder. `true` in the base
  /// class.
  open var canResignFirstResponder: Bool { true }

  /// Asks to become the first responder of its window, and returns a Boolean value that indicates whether it
  /// now is.
  ///
  /// The responder must be in a window and be able to become first responder, and the current one must be
  /// able to resign and must not refuse. An override calls `super`, after which ``isFirstResponder`` is
  /// `true`.
  ///
  /// A view that is in no window yet, as in `viewDidLoad()` and `viewWillAppear(_:)` of its controller,
  /// returns `false`. The method is called again when the view has been added to a window, unless
  /// ``resignFirstResponder()`` is called before. Of several such views that are added together, only the one
  /// that asked last is called.
  @discardableResult open func becomeFirstResponder() -> Bool { acquireFirstResponder() }

  /// Resigns as first responder, and returns a Boolean value that indicates whether it did. An override calls
  /// `super`.
  @discardableResult open func resignFirstResponder() -> Bool { releaseFirstResponder() }

  // MARK: Input views

  /// The view at the bottom of the window while the responder, or one further down, is first responder. If it
  /// is `nil`, the input view of a responder further up is shown. `nil` in the base class.
  ///
  /// The view is as wide as the window. Its height is its own, or the height that fits. Follows
  /// `UIResponder.inputView`.
  open var inputView: View? { nil }

  /// The view above ``inputView``, which is also shown without an input view.
  open var inputAccessoryView: View? { nil }

  /// Updates ``inputView`` and ``inputAccessoryView`` if the responder is first responder.
  open func reloadInputViews() {
    if isFirstResponder { firstResponderHost?.reloadInputViews() }
  }

  // MARK: Touches

  /// Called when touches begin. The base class forwards the call to ``next``.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    forward(.touchesBegan) { $0.touchesBegan(touches, with: event) }
  }

  /// Called when touches move. The base class forwards the call to ``next``.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    forward(.touchesMoved) { $0.touchesMoved(touches, with: event) }
  }

  /// Called when touches end. The base class forwards the call to ``next``.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    forward(.touchesEnded) { $0.touchesEnded(touches, with: event) }
  }

  /// Called when touches are canceled and must have no effect. The base class forwards the call to ``next``.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    forward(.touchesCancelled) { $0.touchesCancelled(touches, with: event) }
  }

  /// Called when estimated properties of touches are updated. Performs no action by default: Wayland reports
  /// all properties at once.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  // MARK: Presses

  /// Called when keys are pressed. The base class forwards the call to ``next``.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesBegan) { $0.pressesBegan(presses, with: event) }
  }

  /// Called when a property of pressed keys changes. The base class forwards the call to ``next``.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesChanged) { $0.pressesChanged(presses, with: event) }
  }

  /// Called when keys are released. The base class forwards the call to ``next``.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesEnded) { $0.pressesEnded(presses, with: event) }
  }

  /// Called when presses are canceled, for example because the keyboard was removed. The base class forwards
  /// the call to ``next``.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    forward(.pressesCancelled) { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Motion and remote control

  /// Called when the device begins to move. The base class forwards the call to ``next``.
  ///
  /// The accelerometer is read only while the application is active. In addition, the first responder or a
  /// responder further up must override this method, ``motionEnded(_:with:)`` or
  /// ``motionCancelled(_:with:)``. Without an override, it is read only if a shake offers to undo or redo.
  /// Follows `UIResponder.motionBegan`.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motionBegan) { $0.motionBegan(motion, with: event) }
  }

  /// Called when a motion of the device ends. The base class forwards the call to ``next``.
  ///
  /// See ``motionBegan(_:with:)``. Follows `UIResponder.motionEnded`.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motionEnded) { $0.motionEnded(motion, with: event) }
  }

  /// Called when a motion is interrupted or lasts too long. The base class forwards the call to ``next``.
  ///
  /// See ``motionBegan(_:with:)``. Follows `UIResponder.motionCancelled`.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    forward(.motionCancelled) { $0.motionCancelled(motion, with: event) }
  }

  /// The class whose implementations of the methods for motion events do not count as overrides.
  var motionBase: Responder.Type { Responder.self }

  /// Dismisses the presentation of the responder, and returns a Boolean value that indicates whether it did.
  /// Assistive technologies request it from the focused view on along the responder chain. The base class
  /// returns `false`.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the responder, such as to answer a call or to pause, and returns
  /// whether it did.
  ///
  /// An assistive technology offers it for a window if the focused view, or a responder further up, overrides
  /// this method. It is called along the responder chain until a responder returns `true`. The base class
  /// returns `false`. Follows `NSObject.accessibilityPerformMagicTap`.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when a media key or the button of a headset is used. The base class forwards the call to
  /// ``next``.
  open func remoteControlReceived(with event: Event?) {
    forward(.remoteControl) { $0.remoteControlReceived(with: event) }
  }

  // MARK: Actions

  /// Returns a Boolean value that indicates whether the responder, or one further up, can perform an action.
  ///
  /// The value is `true` if the responder's class implements the action. Otherwise ``next`` is asked.
  /// Override the method to disable a command. If it returns `false` for an action that the responder
  /// implements, the search continues at ``next``.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.isImplemented(byObject: self) { return true }
    return forward(.canPerformAction, otherwise: false) {
      $0.canPerformAction(action, withSender: sender)
    }
  }

  /// A Boolean value that indicates whether the search for targets and key commands skips the responder.
  var skipsActions: Bool { false }

  /// Returns the object that performs an action. It is the responder if it implements the action and
  /// ``canPerformAction(_:withSender:)`` returns `true`, otherwise the target that ``next`` returns.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isImplemented(byObject: self),
      !skipsActions,
      canPerformAction(action, withSender: sender)
    {
      return self
    }
    return forward(.targetForAction, otherwise: nil) {
      $0.target(forAction: action, withSender: sender)
    }
  }

  // MARK: Commands and menus

  /// The keyboard shortcuts that are active while the responder is in the chain of the first responder, or
  /// `nil` for none.
  ///
  /// The shortcuts of the first responder come first, then those of each responder further up.
  open var keyCommands: [KeyCommand]? { nil }

  /// Called when a menu is built. Add the commands of the responder. Performs no action by default.
  open func buildMenu(with builder: any MenuBuilder) {}

  /// Called when a command whose target is the responder is about to be displayed or sent. Change its title,
  /// state or attributes. Performs no action by default.
  open func validate(_ command: Command) {}

  /// The gestures for editing that the responder supports.
  open var editingInteractionConfiguration: EditingInteractionConfiguration { .default }

  // MARK: Undo

  /// The undo manager that records the changes of this responder. The base class returns the manager of
  /// ``next``.
  ///
  /// A window has a manager of its own. Follows `UIResponder.undoManager`.
  open var undoManager: UndoManager? { forward(.undoManager, otherwise: nil) { $0.undoManager } }

  // MARK: The window

  /// The object that keeps the first responder of the responder's window.
  var firstResponderHost: (any FirstResponderHost)? { nil }
}

extension Responder: Hashable {
  /// Returns a Boolean value that indicates whether two responders are the same object.
  public nonisolated static func == (a: Responder, b: Responder) -> Bool { a === b }

  /// Hashes the identity of the responder.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
