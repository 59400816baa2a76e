/// A relation between accessible objects. The raw value is the number on the bus.
///
/// Follows `AtspiRelationType`.
package enum AccessibleRelation: UInt32, CaseIterable, Sendable {
  case labelFor = 1
  case labelledBy = 2
  case controllerFor = 3
  case controlledBy = 4
  case memberOf = 5
  case nodeChildOf = 7
  case nodeParentOf = 8
  case popupFor = 15
  case parentWindowOf = 16
  case descriptionFor = 17
  case describedBy = 18
}
