import ResponderWords

/// An object that records how to undo changes, and undoes them. Follows `UndoManager` of Foundation, which is
/// not available on Linux.
///
/// Register the inverse of each change. Actions that are registered while undoing are recorded for redo:
///
///     func rename(_ page: Page, to name: String) {
///       let old = page.name
///       undoManager?.registerUndo(withTarget: self) { $0.rename(page, to: old) }
///       undoManager?.setActionName("Rename")
///       page.name = name
///     }
///
/// All actions that are registered while one event is handled form one group. ``undo()`` undoes the last
/// group, beginning with its newest action. Targets are held weakly, and the actions of a target that was
/// deallocated are skipped. See <doc:Undo>.
///
/// If Foundation raises an exception, for example when a group is closed that was not opened, this class ends
/// the process with an error message.
@preconcurrency @MainActor open class UndoManager {
  /// Creates an undo manager without registered actions.
  public init() {}

  // MARK: Registering

  /// Registers a closure that undoes a change.
  ///
  /// Registering clears redo, unless it happens while undoing or redoing. A group must be open, or
  /// ``groupsByEvent`` must be `true`. Otherwise the process ends with an error message.
  ///
  /// - Parameters:
  ///   - target: The object that the closure changes, held weakly. The closure is not called after it is
  ///     deallocated.
  ///   - handler: A closure that undoes the change. It should not retain the target itself.
  public final func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register(target) { object in
      if let target = object as? Target { handler(target) }
    }
  }

  /// Registers an action that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that performs the action, held weakly. It must implement the action.
  ///   - selector: The action.
  ///   - object: The sender of the action, which is retained until the action is removed.
  open func registerUndo(
    withTarget target: AnyObject, selector: Selector, object: Any?
  ) {
    precondition(
      selector.isImplemented(by: target),
      "registerUndo(withTarget:selector:object:): the target does not implement \(selector)")
    register(target) { selector.perform(on: $0, sender: object) }
  }

  // MARK: Groups

  /// A Boolean value that indicates whether all actions that are registered while one event is handled form
  /// one group. The default value is `true`.
  ///
  /// The first registration opens the group. The first ``beginUndoGrouping()`` also opens it, and its own
  /// group is then nested in it. The group is closed after the event has been handled.
  open var groupsByEvent = true

  /// The number of open groups, each nested in the one before.
  open var groupingLevel: Int { level }

  /// Opens a group, nested in the open one. Notifies the observers of ``checkpoint``, except for a top-level
  /// group and while undoing, and then those of ``didOpenUndoGroup``.
  open func beginUndoGrouping() { beginGroup() }

  /// Closes the group that was opened last.
  ///
  /// Notifies the observers of ``checkpoint``, ``willCloseUndoGroup`` and ``didCloseUndoGroup``. A top-level
  /// group without registered actions is discarded.
  open func endUndoGrouping() { endGroup() }

  /// The maximum number of groups that are kept, or 0 for no limit. The oldest are removed first. The default
  /// value is 0.
  open var levelsOfUndo = 0 {
    didSet {
      precondition(levelsOfUndo >= 0, "levelsOfUndo: there is no number below 0")
      dropOldest()
    }
  }

  // MARK: Undoing and redoing

  /// Undoes the last group. The actions that this registers are recorded for redo.
  ///
  /// An open top-level group is closed first. If a nested group is open, the process ends with an error
  /// message. The method has no effect while undoing or redoing, or if there is nothing to undo.
  open func undo() { undoLastGroup() }

  /// Redoes the last group that ``undo()`` undid. The actions that this registers are recorded for undo.
  open func redo() { redoLastGroup() }

  /// Undoes the last closed group, also if it is nested in an open group.
  ///
  /// If an action was registered in the open group since then, the process ends with an error message.
  open func undoNestedGroup() { undoClosedGroup() }

  /// A Boolean value that indicates whether there is an action to undo, including those of an open group.
  open var canUndo: Bool { nextUndo != nil }

  /// A Boolean value that indicates whether there is an action to redo. Notifies the observers of
  /// ``checkpoint`` first.
  open var canRedo: Bool {
    tell(.checkpoint)
    return nextRedo != nil
  }

  /// The number of groups that can be undone.
  open var undoCount: Int { countOfUndo }

  /// The number of groups that can be redone.
  open var redoCount: Int { countOfRedo }

  /// A Boolean value that indicates whether an undo operation is being performed.
  open var isUndoing: Bool { work == .undoing }

  /// A Boolean value that indicates whether a redo operation is being performed.
  open var isRedoing: Bool { work == .redoing }

  // MARK: Disabling registration

  /// A Boolean value that indicates whether registrations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Disables registration until ``enableUndoRegistration()`` is called. Each call must be balanced by one.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Balances one ``disableUndoRegistration()``. Without one, the process ends with an error message.
  open func enableUndoRegistration() {
    precondition(
      disabledCount > 0, "enableUndoRegistration() was called without disableUndoRegistration()")
    disabledCount -= 1
  }

  // MARK: Removing actions

  /// Removes all actions, and enables registration if it was disabled. Open groups stay open.
  open func removeAllActions() { forgetEverything() }

  /// Removes all actions of a target. Groups that become empty are removed too.
  open func removeAllActions(withTarget target: AnyObject) {
    forget(ObjectIdentifier(target))
  }

  // MARK: Names

  /// Sets the name of the open group, or of the group that ``undo()`` would undo, for example "Typing" or
  /// "Rename".
  ///
  /// Redo keeps the name. An empty name removes it.
  open func setActionName(_ name: String) { namedGroup?.name = name }

  /// The name of the group that ``undo()`` would undo, or an empty string for none.
  open var undoActionName: String { nextUndo?.name ?? "" }

  /// The name of the group that ``redo()`` would redo, or an empty string for none.
  open var redoActionName: String { nextRedo?.name ?? "" }

  /// The title of the undo command, for example "Undo Typing" or "Undo".
  /// ``undoMenuTitle(forUndoActionName:)`` returns it.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the redo command, for example "Redo Typing" or "Redo".
  /// ``redoMenuTitle(forUndoActionName:)`` returns it.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the undo command for an action name. Override it for another language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? ownWord("Undo") : ownWord("Undo %1", actionName)
  }

  /// Returns the title of the redo command for an action name. Override it for another language.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? ownWord("Redo") : ownWord("Redo %1", actionName)
  }

  // MARK: Properties of a group

  /// Sets a Boolean value that indicates whether the open group, or otherwise the last one, can be discarded.
  /// An example is a change of the scroll position, for which the user is not asked to save.
  open func setActionIsDiscardable(_ discardable: Bool) {
    namedGroup?.isDiscardable = discardable
  }

  /// A Boolean value that indicates whether the group that ``undo()`` would undo can be discarded. The
  /// default value is `false`.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }

  /// A Boolean value that indicates whether the group that ``redo()`` would redo can be discarded. The
  /// default value is `false`.
  open var redoActionIsDiscardable: Bool { nextRedo?.isDiscardable ?? false }

  /// Stores a value in the open group, or otherwise in the last one. `nil` removes the value. Redo keeps it.
  open func setActionUserInfoValue(_ value: Any?, forKey key: UserInfoKey) {
    namedGroup?.userInfo[key] = value
  }

  /// Returns a value that was stored in the group that ``undo()`` would undo.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }

  /// Returns a value that was stored in the group that ``redo()`` would redo.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextRedo?.userInfo[key] }

  /// The key of a value that is stored in a group.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  // MARK: State

  /// The operations of a manager.
  enum Work { case registering, undoing, redoing }

  final var work = Work.registering
  /// The open top-level group, with the groups that are nested in it.
  final var openGroup: UndoGroup?
  final var level = 0
  /// A Boolean value that indicates whether the top-level group ends with the event.
  final var isOpenForEvent = false
  /// A Boolean value that indicates whether the application closes the group after the event.
  final var awaitsEndOfEvent = false
  /// The closed groups, the newest last.
  final var undoStack: [UndoGroup] = []
  final var redoStack: [UndoGroup] = []
  /// The remaining entries of the group that is being undone or redone, in reverse order.
  final var pending: [UndoGroup.Entry] = []
  /// A change that has begun and is not registered yet, such as text that is being composed, or `nil` for
  /// none.
  final var unfinished: UndoGroup?
  final var disabledCount = 0
  /// The lists of observers. If no list was asked for yet, this is `nil`.
  final var observers: [ObserverList<UndoManager>]?
  /// The number of registrations, undo and redo operations and removals. A caller that stores it can tell
  /// whether its registration is still the latest of them.
  final var registrationCount = 0
}
