import ResponderAccessibility
import WindowResponder

/// An object of the tree that assistive technologies read, as it was when the stage was asked.
///
///     let tree = stage.accessibilityTree()
///     #expect(tree.first("Volume")?.value == "50%")
///     #expect(tree.first("Mute")?.states.contains("checked") == true)
///
/// Roles and states have the names of AT-SPI 2, such as `push button` and `focusable`.
@MainActor public struct AccessibilityNode: @MainActor CustomStringConvertible {
  /// The role.
  public let role: String
  /// The name that a screen reader speaks first, or an empty string.
  public let name: String
  /// A further explanation, or an empty string.
  public let hint: String
  /// The value as text, the text of a field, or `nil` for an object without a value.
  public let value: String?
  /// The value on a scale, or `nil`.
  public let number: Double?
  /// The states.
  public let states: Set<String>
  /// The names of the actions, the most usual first.
  public let actions: [String]
  /// The identifier for tests, or an empty string.
  public let identifier: String
  /// The details by name.
  public let attributes: [String: String]
  /// The rectangle in window coordinates, in points, or `nil` if there is none.
  public let frame: Rect?
  /// The number of children, also of those that ``children`` leaves out.
  public let childCount: Int
  /// The children in the order of reading, up to the limit of ``Stage/accessibilityTree(childLimit:)``.
  public let children: [AccessibilityNode]
  /// The object itself.
  package let object: any AccessibleObject

  package init(_ object: any AccessibleObject, childLimit: Int) {
    self.object = object
    role = Self.words("\(object.accessibleRole)")
    name = object.accessibleName
    hint = object.accessibleDescription
    states = Set(object.accessibleStates.states.map { Self.words("\($0)") })
    actions = object.accessibleActions.map(\.name)
    identifier = object.accessibleIdentifier
    attributes = object.accessibleAttributes
    frame = object.accessibleFrame
    number = object.accessibleValue?.currentValue
    value = Self.value(of: object)
    childCount = object.accessibleChildCount
    children = (0..<min(childCount, max(0, childLimit))).compactMap { index in
      object.accessibleChild(at: index).map { AccessibilityNode($0, childLimit: childLimit) }
    }
  }

  private static func value(of object: any AccessibleObject) -> String? {
    if let scale = object.accessibleValue {
      return scale.valueText.isEmpty ? "\(scale.currentValue)" : scale.valueText
    }
    if let text = object.accessibleText, text.editing != nil || text.caretOffset >= 0 {
      return text.string(in: 0..<text.characterCount)
    }
    let text = object.accessibleValueText
    return text.isEmpty ? nil : text
  }

  /// Returns the words of a name in camel case: `push button` for `pushButton`.
  private static func words(_ name: String) -> String {
    if name == "isDefault" { return "is default" }
    return name.reduce(into: "") { text, letter in
      if letter.isUppercase { text += " " }
      text += letter.lowercased()
    }
  }

  // MARK: Searching

  /// This node and all below it, in the order of reading.
  public var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

  /// Returns the first node with a name, and with a role if one is given, or `nil`.
  public func first(_ name: String, role: String? = nil) -> AccessibilityNode? {
    all.first { $0.name == name && (role == nil || $0.role == role) }
  }

  /// Returns the first node with a role, or `nil`.
  public func first(role: String) -> AccessibilityNode? { all.first { $0.role == role } }

  // MARK: Description

  /// A line for each node, indented by its depth: role, name, value, states that are not usual, and actions.
  public var description: String { lines(depth: 0).joined(separator: "\n") }

  private static let usualStates: Set<String> = [
    "enabled", "sensitive", "visible", "showing", "focusable", "selectable", "resizable",
  ]

  private func lines(depth: Int) -> [String] {
    var parts = [String(repeating: "  ", count: depth) + role]
    if !name.isEmpty { parts.append("“\(name)”") }
    if let value { parts.append("= \(value)") }
    var marks = states.subtracting(Self.usualStates).sorted()
    if !states.contains("enabled") { marks.append("disabled") }
    if !states.contains("showing") { marks.append("out of sight") }
    if !marks.isEmpty { parts.append("[\(marks.joined(separator: ", "))]") }
    if !actions.isEmpty { parts.append("(\(actions.joined(separator: ", ")))") }
    let rest = childCount - children.count
    var lines = [parts.joined(separator: " ")]
    for child in children { lines += child.lines(depth: depth + 1) }
    if rest > 0 { lines.append(String(repeating: "  ", count: depth + 1) + "… \(rest) more") }
    return lines
  }
}

extension AccessibilityNode: @MainActor Equatable {
  /// Returns a Boolean value that indicates whether two nodes and all below them say the same.
  public static func == (one: AccessibilityNode, other: AccessibilityNode) -> Bool {
    one.role == other.role && one.name == other.name && one.hint == other.hint
      && one.value == other.value && one.states == other.states && one.actions == other.actions
      && one.frame == other.frame && one.childCount == other.childCount
      && one.children == other.children
  }
}
