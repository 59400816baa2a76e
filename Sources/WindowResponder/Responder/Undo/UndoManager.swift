import ResponderWords

/// Records how to take changes back, and takes them back. Follows `UndoManager` of Foundation, which
/// Foundation does not have on Linux.
///
/// Whoever changes something registers the way back. What is registered while undoing is the way
/// forth again, for redo:
///
///     func rename(_ page: Page, to name: String) {
///       let old = page.name
///       undoManager?.registerUndo(withTarget: self) { $0.rename(page, to: old) }
///       undoManager?.setActionName("Rename")
///       page.name = name
///     }
///
/// All that is registered while one event is handled makes one group, and ``undo()`` takes back the
/// last group, its newest part first. Targets are held weakly: what belongs to an object that is gone
/// is passed over. See <doc:Undo>.
///
/// A mistake that Foundation answers with an exception, such as a group that is closed and was not
/// opened, ends the program with a sentence.
@preconcurrency @MainActor open class UndoManager {
  /// Creates a manager with nothing to undo.
  public init() {}

  // MARK: Registering

  /// Records a closure that takes back a change.
  ///
  /// It empties redo, unless it comes from undoing or redoing. Without an open group, and without
  /// ``groupsByEvent`` to open one, it is a mistake.
  ///
  /// - Parameters:
  ///   - target: What the closure works on, held weakly. Once it is gone the closure is not called.
  ///   - handler: Takes back the change. It should not hold the target itself.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(target) { object in
      if let target = object as? Target { handler(target) }
    }
  }

  /// Records an action that takes back a change.
  ///
  /// - Parameters:
  ///   - target: What performs the action, held weakly; it has to implement it.
  ///   - selector: The action.
  ///   - object: What the action gets as its sender; kept until the action is dropped.
  open func registerUndo(
    withTarget target: AnyObject, selector: Selector, object: Any?
  ) {
    precondition(
      selector.isImplemented(by: target),
      "registerUndo(withTarget:selector:object:): the target does not implement \(selector)")
    register(target) { selector.perform(on: $0, sender: object) }
  }

  // MARK: Groups

  /// Whether all that is registered while one event is handled makes one group; true until changed.
  ///
  /// The group is opened by the first registration, or by the first ``beginUndoGrouping()``, whose
  /// group then lies in it, and closed when the event has been handled.
  open var groupsByEvent = true

  /// How many groups are open, one inside the other.
  open var groupingLevel: Int { level }

  /// Opens a group, inside the one that is open. Tells ``checkpoint`` first, except at the top, and
  /// then ``didOpenUndoGroup``.
  open func beginUndoGrouping() { beginGroup() }

  /// Closes the group that was opened last.
  ///
  /// Tells ``checkpoint``, ``willCloseUndoGroup`` and ``didCloseUndoGroup``. A group at the top in which
  /// nothing was registered leaves nothing to undo.
  open func endUndoGrouping() { endGroup() }

  /// How many groups undo keeps, the newest; 0, as at first, for any number.
  open var levelsOfUndo = 0 {
    didSet {
      precondition(levelsOfUndo >= 0, "levelsOfUndo: there is no number below 0")
      dropOldest()
    }
  }

  // MARK: Undoing and redoing

  /// Takes back the last group; what that registers becomes redo.
  ///
  /// An open group at the top is closed first. With a group open inside of it, it is a mistake. Does
  /// nothing while undoing or redoing, or where there is nothing to undo.
  open func undo() { undoLastGroup() }

  /// Takes back what ``undo()`` took back last; what that registers is undo again.
  open func redo() { redoLastGroup() }

  /// Takes back the last group that was closed, also inside a group that is still open.
  ///
  /// It is a mistake where something was registered in the open group since.
  open func undoNestedGroup() { undoClosedGroup() }

  /// Whether there is something to undo, in an open group too.
  open var canUndo: Bool { nextUndo != nil }

  /// Whether there is something to redo. Tells ``checkpoint`` first.
  open var canRedo: Bool {
    tell(.checkpoint)
    return nextRedo != nil
  }

  /// How often ``undo()`` finds something.
  open var undoCount: Int { countOfUndo }

  /// How often ``redo()`` finds something.
  open var redoCount: Int { countOfRedo }

  /// Whether something is being taken back at this moment.
  open var isUndoing: Bool { work == .undoing }

  /// Whether something is being redone at this moment.
  open var isRedoing: Bool { work == .redoing }

  // MARK: Switching off

  /// Whether what is registered is recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Records nothing until ``enableUndoRegistration()``; each call needs one of its own.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Ends one ``disableUndoRegistration()``; without one it is a mistake.
  open func enableUndoRegistration() {
    precondition(
      disabledCount > 0, "enableUndoRegistration() was called without disableUndoRegistration()")
    disabledCount -= 1
  }

  // MARK: Forgetting

  /// Forgets everything, and records again where that was switched off. Open groups stay open.
  open func removeAllActions() { forgetEverything() }

  /// Forgets what belongs to a target, wherever it stands. Groups that held nothing else go too.
  open func removeAllActions(withTarget target: AnyObject) {
    forget(ObjectIdentifier(target))
  }

  // MARK: Names

  /// Names the open group, or else the one that ``undo()`` would take back: "Typing", "Rename".
  ///
  /// Redo takes the name over. An empty name removes it.
  open func setActionName(_ name: String) { namedGroup?.name = name }

  /// The name of what ``undo()`` would take back; empty where it has none.
  open var undoActionName: String { nextUndo?.name ?? "" }

  /// The name of what ``redo()`` would bring back; empty where it has none.
  open var redoActionName: String { nextRedo?.name ?? "" }

  /// The title for the command: "Undo Typing", or "Undo". Made by ``undoMenuTitle(forUndoActionName:)``.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title for the command: "Redo Typing", or "Redo". Made by ``redoMenuTitle(forUndoActionName:)``.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title for the command to undo an action of this name. Override it for another language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? ownWord("Undo") : ownWord("Undo %1", actionName)
  }

  /// The title for the command to redo an action of this name. Override it for another language.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? ownWord("Redo") : ownWord("Redo %1", actionName)
  }

  // MARK: More about a group

  /// Says whether the open group, or else the last one, may be thrown away, as the place where
  /// somebody looked is: no reason to ask whether to save.
  open func setActionIsDiscardable(_ discardable: Bool) {
    namedGroup?.isDiscardable = discardable
  }

  /// Whether what ``undo()`` would take back may be thrown away; false until said.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }

  /// Whether what ``redo()`` would bring back may be thrown away; false until said.
  open var redoActionIsDiscardable: Bool { nextRedo?.isDiscardable ?? false }

  /// Keeps a value with the open group, or else the last one; nil removes it. Redo takes it over.
  open func setActionUserInfoValue(_ value: Any?, forKey key: UserInfoKey) {
    namedGroup?.userInfo[key] = value
  }

  /// A value that was kept with what ``undo()`` would take back.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }

  /// A value that was kept with what ``redo()`` would bring back.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextRedo?.userInfo[key] }

  /// The name of a value that is kept with a group.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  // MARK: State

  /// What a manager is at.
  enum Work { case registering, undoing, redoing }

  final var work = Work.registering
  /// The group at the top that is open, with what lies inside of it.
  final var openGroup: UndoGroup?
  final var level = 0
  /// Whether the group at the top ends with the event.
  final var isOpenForEvent = false
  /// Whether the application closes the group when the event has been handled.
  final var awaitsEndOfEvent = false
  /// Closed groups, the newest at the end.
  final var undoStack: [UndoGroup] = []
  final var redoStack: [UndoGroup] = []
  /// What is still to be done of the group that is being undone or redone, in the reverse order.
  final var pending: [UndoGroup.Entry] = []
  /// What has begun and is not registered yet, such as text that is being composed; nil for nothing.
  final var unfinished: UndoGroup?
  final var disabledCount = 0
  /// Nil until somebody listens.
  final var observers: [ObserverList<UndoManager>]?
  /// How often something was registered, undone, redone or forgotten: whoever remembers it knows whether
  /// what he registered is still the last thing that happened.
  final var registrationCount = 0
}
