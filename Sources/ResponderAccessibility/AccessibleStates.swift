/// A state of an accessible object. The raw value is the bit on the bus. Follows `AtspiStateType`.
package enum AccessibleState: UInt64, CaseIterable, Sendable {
  case invalid = 0
  case active = 1
  case armed = 2
  case busy = 3
  case checked = 4
  case collapsed = 5
  case defunct = 6
  case editable = 7
  case enabled = 8
  case expandable = 9
  case expanded = 10
  case focusable = 11
  case focused = 12
  case hasToolTip = 13
  case horizontal = 14
  case iconified = 15
  case modal = 16
  case multiLine = 17
  case multiSelectable = 18
  case opaque = 19
  case pressed = 20
  case resizable = 21
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case stale = 27
  case transient = 28
  case vertical = 29
  case visible = 30
  case managesDescendants = 31
  case indeterminate = 32
  case required = 33
  case truncated = 34
  case animated = 35
  case invalidEntry = 36
  case supportsAutocompletion = 37
  case selectableText = 38
  case isDefault = 39
  case visited = 40
  case checkable = 41
  case hasPopup = 42
  case readOnly = 43
}

/// A set of states of an accessible object. The raw value has a bit for each state, as on the bus.
package struct AccessibleStates: OptionSet, Hashable, Sendable {
  /// A bit for each state.
  package let rawValue: UInt64
  /// Creates a set from its bits.
  package init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates a set of states.
  package init(_ states: AccessibleState...) {
    rawValue = states.reduce(0) { $0 | 1 << $1.rawValue }
  }
  /// Returns a Boolean value that indicates whether a state is in the set.
  package func has(_ state: AccessibleState) -> Bool { rawValue & (1 << state.rawValue) != 0 }
  /// Adds a state to the set, or removes it.
  package mutating func set(_ state: AccessibleState, _ isOn: Bool = true) {
    if isOn { formUnion(AccessibleStates(state)) } else { subtract(AccessibleStates(state)) }
  }
  /// The states of the set, in the order of their bits.
  package var states: [AccessibleState] { AccessibleState.allCases.filter(has) }
}
