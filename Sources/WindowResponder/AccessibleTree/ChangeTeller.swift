internal import ResponderAccessibility
import ResponderRuntime

/// A hub that notifies an observer of the changes that views report.
///
/// The observer receives states and children once in each turn of the loop, and text and focus immediately.
@MainActor final class ChangeTeller: AccessibilityHub {
  let observer: any AccessibilityObserver
  private var program: (any WindowProgram)? { programLink() }
  private let programLink: @MainActor () -> (any WindowProgram)?
  private weak var focused: AccessibleNode?
  private weak var focusedElement: AccessibleResponder?
  private weak var activeWindow: WindowNode?
  private var shownNodes: [ObjectIdentifier: Shown] = [:]
  /// The number of known objects at which those that were released are removed. It is twice the number of the
  /// others, so the removal takes constant time per object.
  private var shownNodesLimit = leastLimit
  private static let leastLimit = 2_000
  private var waiting: [ObjectIdentifier: Waiting] = [:]
  private var isScheduled = false
  /// The owners of the open popups.
  private var openers: [ObjectIdentifier: AccessibleNode] = [:]
  /// The view of the topmost presentation.
  @BackLink private var presented: View?

  /// The states that the observer knows of an object.
  private struct Shown {
    weak var node: AccessibleNode?
    var states: AccessibleStates
  }

  /// The controls in objects of which only the controls are read, as the last notification contained them.
  private var shownControls: [ObjectIdentifier: ShownControls] = [:]
  private var shownControlsLimit = leastLimit

  private struct ShownControls {
    weak var node: AccessibleNode?
    var controls: [ObjectIdentifier]
  }

  /// The pending changes of a view, until the end of the turn.
  private struct Waiting {
    @BackLink var element: Responder?
    var tellsStates = false
    var tellsChildren = false
    var tellsSelection = false
    var tellsOpener = false
    /// The object whose children change, and those that clients may have read before.
    var former: (node: AccessibleNode, children: [AccessibleNode])?
  }

  /// The largest number of children that are sent individually when they are added to an object.
  private static let addedLimit = 50

  init(_ observer: any AccessibilityObserver, in program: any WindowProgram) {
    self.observer = observer
    programLink = program.backLink
    focusMayHaveChanged()
  }

  private func tell(_ node: AccessibleNode, _ change: AccessibleChange) {
    observer.accessibleObject(node, didChange: change)
  }

  // MARK: Changes of views

  func element(_ element: Responder, didChange change: AccessibilityChange) {
    AccessibleTurn.end()
    switch change {
    case .states: wait(element) { $0.tellsStates = true }
    case .children:
      // Each scroll adds and removes cells. The children are the items.
      if !(element is any AccessibleItems) { waitForChildren(of: element) }
    case .items:
      (known(element) as? ItemsNode)?.forgetItems()
      wait(element) { $0.tellsChildren = true }
    case .itemOrder:
      (known(element) as? ItemsNode)?.forgetHiddenItems()
      wait(element) { $0.tellsChildren = true }
    case .itemExpansion(let item): tellExpansion(of: item, in: element)
    case .selection: wait(element) { $0.tellsSelection = true }
    case .window(let isOnScreen): windowDidChange(element, isOnScreen)
    default:
      guard let node = known(element) else { return }
      tellAtOnce(node, change)
    }
  }

  /// Notifies the observer that an item was expanded or collapsed, before its children appear or disappear.
  private func tellExpansion(of item: AnyHashable, in element: Responder) {
    guard let node = (known(element) as? ItemsNode)?.knownNode(of: item) else { return }
    let states = node.accessibleStates
    let id = ObjectIdentifier(node)
    if shownNodes[id]?.node === node { shownNodes[id]?.states = states }
    tell(node, .state(.expanded, states.has(.expanded)))
  }

  private func tellAtOnce(_ node: AccessibleNode, _ change: AccessibilityChange) {
    switch change {
    case .name: tell(node, .name)
    case .description: tell(node, .description)
    case .value: tell(node, .value)
    case .frame: tell(node, .bounds)
    case .text(let old, let offset, let new):
      if !old.isEmpty { tell(node, .textRemoved(offset: offset, old)) }
      if !new.isEmpty { tell(node, .textInserted(offset: offset, new)) }
    case .textSelection:
      guard let text = node.accessibleText else { return }
      tell(node, .caret(offset: text.caretOffset))
      let isSelected = !text.selections.isEmpty
      defer { node.toldTextSelection = isSelected }
      // A caret that moves without selected text, as with each key, changes no selection.
      if isSelected || node.toldTextSelection { tell(node, .textSelection) }
    case .attention: tell(node, .state(.focused, true))
    default: break
    }
  }

  private func known(_ element: Responder) -> AccessibleNode? {
    (element as? View)?.knownAccessibleNode
      ?? (element as? AccessibilityElement)?.extrasBox?.accessibleObject as? AccessibleNode
  }

  private func wait(_ element: Responder, _ note: (inout Waiting) -> Void) {
    let id = ObjectIdentifier(element)
    note(&waiting[id, default: Waiting(element: BackLink(element))])
    guard !isScheduled, let program else { return }
    isScheduled = true
    program.programContext.later { [weak self] in self?.tellWhatWaits() }
  }

  /// Notes a change of the children in an element, and stores the former ones.
  private func waitForChildren(of element: Responder) {
    if waiting[ObjectIdentifier(element)]?.tellsChildren == true { return }
    let node = known(element) ?? (element as? View)?.nearestAccessibleNode
    let former = node.flatMap { node in node.readChildren.map { (node: node, children: $0) } }
    wait(element) {
      $0.tellsChildren = true
      $0.former = former
    }
  }

  /// Notifies the observer of the children that an object has in addition to the former ones.
  private func tellAdded(to node: AccessibleNode, _ former: [AccessibleNode]) {
    let known = Set(former.map { ObjectIdentifier($0) })
    let added = node.children.filter { !known.contains(ObjectIdentifier($0)) }
    guard added.count <= Self.addedLimit else { return }
    for child in added { tell(node, .childAdded(index: node.index(of: child), child)) }
  }

  /// Notifies the observer of the changes of the ending turn.
  private func tellWhatWaits() {
    isScheduled = false
    let all = waiting.values
    waiting = [:]
    var told: Set<ObjectIdentifier> = []
    for item in all {
      guard let element = item.element else { continue }
      if item.tellsStates, let node = known(element) { tellStates(of: node) }
      if item.tellsSelection, let node = known(element) { tellSelection(of: node) }
      if item.tellsOpener, let popup = element as? PopupWindow { tellOpener(of: popup) }
      guard item.tellsChildren else { continue }
      let node = known(element) ?? (element as? View)?.nearestAccessibleNode
      // The subviews of an element, such as the caret of a field, are not read.
      if let view = (node as? ViewNode)?.view, !(view is Window),
        view.hidesItsElements(view.accessibleDetails) || !hasOtherControls(node)
      {
        continue
      }
      guard let node, told.insert(ObjectIdentifier(node)).inserted else { continue }
      // The additions are first, since clients discard the children afterward.
      if let former = item.former, former.node === node { tellAdded(to: node, former.children) }
      tell(node, .children)
    }
    tellPresented()
    focusMayHaveChanged()
  }

  /// Returns a Boolean value that indicates whether the controls in an object have changed since the last
  /// call, or `true` for an object in which not only controls are read. The caret of a field appears and
  /// disappears, for example.
  private func hasOtherControls(_ node: AccessibleNode?) -> Bool {
    guard let node = node as? ViewNode, node.details.content == .controls else { return true }
    let id = ObjectIdentifier(node)
    let told = shownControls[id].flatMap { $0.node === node ? $0.controls : nil }
    // Before the first notification, clients may have read other controls.
    let former = told ?? (node.readChildren ?? []).map { ObjectIdentifier($0) }
    let controls = node.children.map { ObjectIdentifier($0) }
    shownControls[id] = ShownControls(node: node, controls: controls)
    if shownControls.count > shownControlsLimit {
      shownControls = shownControls.filter { $0.value.node != nil }
      shownControlsLimit = max(Self.leastLimit, shownControls.count * 2)
    }
    return controls != former
  }

  /// Notifies the observer of a changed selection. Views report it with each change of the focus, too.
  private func tellSelection(of node: AccessibleNode) {
    if let items = node as? ItemsNode, !items.selectionHasChanged() { return }
    tell(node, .selection)
  }

  /// Notifies the observer that the owner of a popup was expanded.
  private func tellOpener(of popup: PopupWindow) {
    guard popup.isOnScreen, let opener = popup.accessibleNode.parent else { return }
    openers[ObjectIdentifier(popup)] = opener
    tellStates(of: opener)
  }

  /// Notifies the observer of a new alert or sheet.
  private func tellPresented() {
    let root = program?.keyWindow?.topPresentation?.presentedViewController.viewIfLoaded
    guard root !== presented else { return }
    presented = root
    if let node = root?.accessibleNode { tell(node, .state(.showing, true)) }
  }

  /// Notifies the observer of the states that differ from those that it knows.
  private func tellStates(of node: AccessibleNode) {
    let id = ObjectIdentifier(node)
    let states = node.accessibleStates
    let old = shownNodes[id].flatMap { $0.node === node ? $0.states : nil }
    shownNodes[id] = Shown(node: node, states: states)
    let changed = old.map { $0.symmetricDifference(states) } ?? Self.mayHaveChanged(states)
    for state in Self.toldStates where changed.has(state) {
      tell(node, .state(state, states.has(state)))
    }
    if shownNodes.count > shownNodesLimit {
      shownNodes = shownNodes.filter { $0.value.node != nil }
      shownNodesLimit = max(Self.leastLimit, shownNodes.count * 2)
    }
  }

  /// Returns the states that may have changed for an object that the observer has not received yet.
  private static func mayHaveChanged(_ states: AccessibleStates) -> AccessibleStates {
    var changed = AccessibleStates(.enabled, .sensitive)
    changed.set(.checked, states.has(.checkable))
    changed.set(.pressed, states.has(.pressed))
    changed.set(.expanded, states.has(.expandable))
    changed.set(.selected, states.has(.selectable))
    changed.set(.busy, states.has(.busy))
    return changed
  }

  /// The states whose changes are sent to clients.
  private static let toldStates: [AccessibleState] = [
    .enabled, .sensitive, .checked, .pressed, .indeterminate, .expanded, .selected, .busy, .showing,
    .visible, .editable,
  ]

  // MARK: Focus and windows

  func focusMayHaveChanged() {
    AccessibleTurn.end()
    guard let program else { return }
    let window = program.keyWindow
    let windowNode = window?.accessibleNode as? WindowNode
    let new = window.flatMap { AccessibleFocus.node(ofKeyWindow: $0) }
    guard new !== focused || windowNode !== activeWindow else { return }
    if let focused, focused !== new { tell(focused, .state(.focused, false)) }
    if windowNode !== activeWindow {
      if let activeWindow {
        tell(activeWindow, .windowDeactivated)
        tell(activeWindow, .state(.active, false))
      }
      activeWindow = windowNode
      if let windowNode {
        tell(windowNode, .windowActivated)
        tell(windowNode, .state(.active, true))
      }
    }
    guard new !== focused else { return }
    focused = new
    // The text object observes changes of the text.
    _ = new?.accessibleText
    if let new { tell(new, .state(.focused, true)) }
    let part = (new as? PartNode)?.view
    let element = (new as? ViewNode)?.view ?? (part is Window ? nil : part)
    if element !== focusedElement {
      focusedElement?.accessibilityElementDidLoseFocus()
      focusedElement = element
      element?.accessibilityElementDidBecomeFocused()
    }
  }

  private func windowDidChange(_ element: Responder, _ isOnScreen: Bool) {
    guard let view = element as? View else { return }
    let node = view.accessibleNode
    if node is WindowNode { tell(node, isOnScreen ? .windowCreated : .windowDestroyed) }
    if let parent = isOnScreen ? node.parent : (view as? PopupWindow)?.parent.accessibleNode {
      let index = isOnScreen ? parent.index(of: node) : -1
      if index >= 0 { tell(parent, .childAdded(index: index, node)) }
      tell(parent, .children)
    } else if let program {
      tell(ProgramNode.of(program), .children)
    }
    tell(node, .state(.showing, isOnScreen))
    if !isOnScreen { tell(node, .removed) }
    if isOnScreen, view is PopupWindow {
      wait(view) { $0.tellsOpener = true }
    } else if let opener = openers.removeValue(forKey: ObjectIdentifier(view)) {
      tellStates(of: opener)
    }
    focusMayHaveChanged()
  }

  /// The view with the client's focus.
  var focusedView: AccessibleResponder? { focusedElement }

  func announce(_ message: String, _ priority: AccessibleAnnouncementPriority) {
    guard let program else { return }
    let node = program.keyWindow?.accessibleNode ?? ProgramNode.of(program)
    tell(node, .announcement(message, priority))
  }
}
