internal import ResponderAccessibility

/// The roles and states of UIKit's traits.
enum AccessibleRoles {
  /// Returns the role of an element with traits, or `nil` if the traits have none.
  static func role(of traits: AccessibilityTraits) -> AccessibleRole? {
    for (trait, role) in roles where traits.contains(trait) { return role }
    return nil
  }

  /// The roles by trait. If an element has several of the traits, the first one counts.
  private static let roles: [(AccessibilityTraits, AccessibleRole)] = [
    (.toggleButton, .toggleButton),
    (.tabBar, .pageTabList),
    (.searchField, .entry),
    (.adjustable, .slider),
    (.link, .link),
    (.button, .pushButton),
    (.keyboardKey, .pushButton),
    (.startsMediaSession, .pushButton),
    (.header, .heading),
    (.image, .image),
    (.staticText, .label),
    (.summaryElement, .label),
  ]

  /// Returns the role of a container of a type, or `nil` if it has none.
  static func role(of container: AccessibilityContainerType) -> AccessibleRole? {
    switch container {
    case .none: nil
    case .dataTable: .table
    case .list: .list
    case .landmark: .section
    case .semanticGroup: .grouping
    }
  }

  /// Returns a Boolean value that indicates whether an element with traits can be pressed.
  static func isPressable(_ traits: AccessibilityTraits) -> Bool {
    !traits.isDisjoint(with: [.button, .link, .keyboardKey, .toggleButton, .startsMediaSession])
  }

  /// Sets the states of traits.
  static func addStates(of traits: AccessibilityTraits, to states: inout AccessibleStates) {
    let isEnabled = !traits.contains(.notEnabled)
    states.set(.enabled, isEnabled)
    states.set(.sensitive, isEnabled)
    if traits.contains(.toggleButton) {
      states.set(.checkable)
      states.set(.checked, traits.contains(.selected))
    } else if traits.contains(.selected) {
      states.set(.selectable)
      states.set(.selected)
    }
    if traits.contains(.updatesFrequently) { states.set(.transient) }
  }
}
