internal import ResponderAccessibility
import ResponderRuntime
import ResponderWords

/// The role, states, attributes and actions of a view.
extension View {
  final func accessibleRole(_ details: AccessibleDetails) -> AccessibleRole {
    if isPresentedRoot, !(self is any AccessibleItems) {
      return viewController is AlertController ? .alert : .dialog
    }
    if let role = details.role { return role }
    if let role = AccessibleRoles.role(of: accessibilityTraits) { return role }
    if let role = AccessibleRoles.role(of: accessibilityContainerType) { return role }
    if self is any TextInput { return .text }
    if isAccessibilityElement || accessibilityNavigationStyle == .combined { return .label }
    return .panel
  }

  final func accessibleStates(_ details: AccessibleDetails, isFocused: Bool) -> AccessibleStates {
    var states = details.states
    var traits = accessibilityTraits
    if !isEnabledForAccessibility { traits.insert(.notEnabled) }
    let wasChecked = states.has(.checked)
    let isCheckable = states.has(.checkable)
    AccessibleRoles.addStates(of: isCheckable ? traits.subtracting(.selected) : traits, to: &states)
    if isCheckable { states.set(.checked, wasChecked) }
    if isShownInWindow { states.set(.visible) }
    if isSeenInWindow { states.set(.showing) }
    if canBecomeFocused || (self is any TextInput && canBecomeFirstResponder) {
      states.set(.focusable)
    }
    if isFocused { states.set(.focused) }
    if isPresentedRoot { states.set(.modal) }
    if toolTip != nil { states.set(.hasToolTip) }
    if let input = self as? any TextInput { addStates(of: input, to: &states) }
    return states
  }

  private func addStates(of input: any TextInput, to states: inout AccessibleStates) {
    states.set(input.isMultiline ? .multiLine : .singleLine)
    states.set(.selectableText)
    states.set(input.isEditable ? .editable : .readOnly)
  }

  /// A Boolean value that indicates whether the view, or the control that contains it, is enabled.
  private var isEnabledForAccessibility: Bool {
    if let label = self as? Label { return label.isEnabled }
    guard let control = self as? Control else { return true }
    return control.isEnabled
  }

  /// A Boolean value that indicates whether neither the view nor a superview is hidden, and its window is on
  /// screen.
  final var isShownInWindow: Bool {
    guard let window = ownWindow, window.isOnScreen else { return false }
    return !sequence(first: self, next: \.superview).contains {
      $0 !== window && $0.isHiddenFromAccessibility
    }
  }

  /// A Boolean value that indicates whether a part of the view is in the visible part of all superviews.
  final var isSeenInWindow: Bool { isShownInWindow && isSeen(bounds) }

  /// Returns a Boolean value that indicates whether a part of a rectangle is in the visible part of all
  /// superviews.
  final func isSeen(_ rect: Rect) -> Bool {
    var rect = rect
    var view = self
    if rect.isEmpty { return false }
    while let parent = view.superview {
      rect = view.convert(rect, to: parent)
      if parent.clipsToBounds || parent is ScrollView || parent is Window {
        rect = rect.intersection(parent.bounds)
        if rect.isEmpty { return false }
      }
      view = parent
    }
    return view is Window
  }

  // MARK: Attributes

  final var accessibleAttributes: [String: String] {
    var attributes = ["toolkit": "WindowResponder"]
    if let identifier = accessibilityIdentifier { attributes["id"] = identifier }
    if let context = accessibilityTextualContext {
      attributes["textual-context"] = context.rawValue
    }
    if let value = accessibilityValue, !(self is any TextInput) { attributes["valuetext"] = value }
    if let labels = accessibility.userInputLabels, !labels.isEmpty {
      attributes["user-input-labels"] = labels.joined(separator: ";")
    }
    for content in customContent { attributes[content.label] = content.value }
    return attributes
  }

  private var customContent: [AccessibilityCustomContent] {
    (self as? any AccessibilityCustomContentProvider)?.accessibilityCustomContent ?? []
  }

  /// The details that a screen reader reads without a request.
  final var contentOfHighImportance: [String] {
    customContent.filter { $0.importance == .high }.map { "\($0.label): \($0.value)" }
  }

  /// The language in the form of POSIX.
  final var accessibilityLocale: String {
    guard let language = accessibilityLanguage else { return "" }
    let parts = language.split(separator: "-" as Character)
    guard let code = parts.first else { return "" }
    guard parts.count > 1, let region = parts.last, region.count == 2 else { return String(code) }
    return "\(code)_\(region).UTF-8"
  }

  final var accessibleRelations: [(relation: AccessibleRelation, targets: [any AccessibleObject])] {
    var relations: [(relation: AccessibleRelation, targets: [any AccessibleObject])] = []
    let headers = (accessibilityHeaderElements ?? []).compactMap { element -> AccessibleNode? in
      (element as? View)?.accessibleNode ?? (element as? AccessibilityElement)?.accessibleNode
    }
    if !headers.isEmpty { relations.append((.describedBy, headers)) }
    if isPresentedRoot,
      let source = (viewController?.links?.controller as? PopoverPresentationController)?
        .sourceView?.nearestAccessibleNode
    {
      relations.append((.popupFor, [source]))
    }
    return relations
  }

  // MARK: Actions

  final func accessibleDeeds(_ details: AccessibleDetails) -> [AccessibleDeed] {
    var deeds: [AccessibleDeed] = []
    let traits = accessibilityTraits
    let isPressed = details.isPressable ?? AccessibleRoles.isPressable(traits)
    let isUsable = isEnabledForAccessibility && !traits.contains(.notEnabled)
    if isPressed, isUsable {
      deeds.append(
        AccessibleDeed(.click) { [weak self] in self?.activateForAccessibility() })
    }
    if isUsable { deeds += details.deeds }
    if isUsable, traits.contains(.adjustable) || details.scale?.set != nil {
      deeds += adjustments
    }
    deeds += scrollDeeds + menuDeeds + customDeeds + magicTapDeeds
    if isPresentedRoot {
      deeds.append(AccessibleDeed(.dismiss) { [weak self] in self?.escapeForAccessibility() })
    }
    return deeds
  }

  /// Activates the view like a tap at its activation point, or a key.
  final func activateForAccessibility() {
    guard let window = ownWindow, !accessibilityActivate() else { return }
    if let control = self as? Control {
      guard control.isEnabled else { return }
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
      control.performPrimaryAction()
    } else {
      window.popupProgram?.tap(at: accessibilityActivationPoint, in: window)
    }
  }

  private var adjustments: [AccessibleDeed] {
    [
      AccessibleDeed(.increment) { [weak self] in self?.accessibilityIncrement() },
      AccessibleDeed(.decrement) { [weak self] in self?.accessibilityDecrement() },
    ]
  }

  private var scrollDeeds: [AccessibleDeed] {
    guard let scroller = self as? ScrollView, scroller.isScrollEnabled else { return [] }
    var deeds: [AccessibleDeed] = []
    for (action, direction) in AccessibleAction.scrolls where scroller.canScroll(direction) {
      deeds.append(
        AccessibleDeed(action) { [weak self] in _ = self?.accessibilityScroll(direction) })
    }
    return deeds
  }

  private var menuDeeds: [AccessibleDeed] {
    let menus = interactions.compactMap { $0 as? ContextMenuInteraction }
    guard let menu = menus.first, isEnabledForAccessibility else { return [] }
    return [AccessibleDeed(.menu) { [weak menu] in _ = menu?.openByKey() }]
  }

  private var customDeeds: [AccessibleDeed] {
    var deeds = (accessibilityCustomActions ?? []).map { custom in
      AccessibleDeed(custom.name) { custom.perform() }
    }
    for rotor in accessibilityCustomRotors ?? [] {
      deeds.append(AccessibleDeed("next \(rotor.name)") { rotor.go(.next) })
      deeds.append(AccessibleDeed("previous \(rotor.name)") { rotor.go(.previous) })
    }
    return deeds
  }

  /// The action of the magic tap, for a view that has one, and for a window in whose responder chain one is.
  private var magicTapDeeds: [AccessibleDeed] {
    let chain = (self as? Window)?.responderOfKeys.chain ?? [self]
    guard chain.contains(where: \.hasMagicTap) else { return [] }
    return [
      AccessibleDeed(.magicTap) { [weak self] in
        guard let self else { return }
        let chain = (self as? Window)?.responderOfKeys.chain ?? self.chain
        _ = chain.contains { $0.accessibilityPerformMagicTap() }
      }
    ]
  }

  /// Dismisses the presentation.
  private func escapeForAccessibility() {
    for link in chain {
      if link.accessibilityPerformEscape() { return }
    }
    viewController?.links?.controller?.userDismisses()
  }
}

extension Responder {
  /// A Boolean value that indicates whether the responder's class overrides the method for the magic tap.
  fileprivate final var hasMagicTap: Bool {
    ClassEntries.overridesMagicTap(type(of: self), of: Responder.self)
  }
}

extension Window {
  /// The responder at which a search for an action begins: the one with the keyboard, or the view controller
  /// in front.
  fileprivate final var responderOfKeys: Responder {
    let responder = focus.keyResponder
    if responder !== self { return responder }
    return topPresentation?.presentedViewController ?? rootViewController ?? self
  }
}

extension AccessibilityCustomRotor {
  /// Moves the focus to the next element in a direction.
  final func go(_ direction: Direction) {
    guard let found = search(direction), let element = found.targetElement else { return }
    defer {
      if let range = found.targetRange { (element as? any TextInput)?.selectedTextRange = range }
    }
    let node =
      (element as? View)?.accessibleNode ?? (element as? AccessibilityElement)?.accessibleNode
    guard let node else { return }
    _ = node.scrollAccessibleToVisible()
    if !node.takeAccessibleFocus(), let responder = element as? Responder {
      responder.accessibilityDidChange(.attention)
    }
  }
}

extension AccessibleAction {
  static var click: AccessibleAction {
    AccessibleAction(name: "click", localizedName: ownWord("Press"))
  }
  static var increment: AccessibleAction {
    AccessibleAction(name: "increment", localizedName: ownWord("Increase"))
  }
  static var decrement: AccessibleAction {
    AccessibleAction(name: "decrement", localizedName: ownWord("Decrease"))
  }
  static var menu: AccessibleAction {
    AccessibleAction(name: "menu", localizedName: ownWord("Show Menu"))
  }
  static var magicTap: AccessibleAction {
    AccessibleAction(name: "magic-tap", localizedName: ownWord("Perform Main Action"))
  }
  static var dismiss: AccessibleAction {
    AccessibleAction(name: "dismiss", localizedName: ownWord("Close"))
  }
  static var scrolls: [(AccessibleAction, AccessibilityScrollDirection)] {
    [
      (AccessibleAction(name: "scroll-down", localizedName: ownWord("Scroll Down")), .down),
      (AccessibleAction(name: "scroll-up", localizedName: ownWord("Scroll Up")), .up),
      (AccessibleAction(name: "scroll-right", localizedName: ownWord("Scroll Right")), .right),
      (AccessibleAction(name: "scroll-left", localizedName: ownWord("Scroll Left")), .left),
    ]
  }
}

extension View: ScaledElement {
  final func changeScale(by steps: Double) {
    guard let scale = accessibleDetails.scale, let set = scale.set else { return }
    let extent = scale.range.upperBound - scale.range.lowerBound
    let step = scale.step > 0 ? scale.step : extent / 10
    let value = scale.value + steps * step
    set(min(max(value, scale.range.lowerBound), scale.range.upperBound))
  }
}
