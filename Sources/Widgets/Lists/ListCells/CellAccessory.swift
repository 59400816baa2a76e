import WindowResponder

/// Something at the beginning or the end of a row of a list: an arrow, a switch, the sign that deletes the
/// row. Follows `UICellAccessory`.
///
///     cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
@preconcurrency @MainActor public struct CellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// How much room an accessory has.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it needs.
    case actual
    /// As much as usual, so that accessories of several rows stand in one column.
    case standard
    /// A number of points.
    case custom(Double)
  }

  /// Where an accessory stands.
  public enum Placement {
    /// Gives the place among those that are there already.
    public typealias Position = @MainActor ([CellAccessory]) -> Int

    /// At the beginning of the row.
    case leading(
      displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the end of the row.
    case trailing(
      displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// What kinds there are.
  public enum AccessoryType: Hashable, Sendable {
    /// An arrow.
    case disclosureIndicator
    /// An arrow that opens what is below the row in an outline.
    case outlineDisclosure
    /// A mark.
    case checkmark
    /// A button for more about the row.
    case detail
    /// The sign that deletes.
    case delete
    /// The sign that inserts.
    case insert
    /// The grip by which the row is moved.
    case reorder
    /// The box of a selection of several rows.
    case multiselect
    /// A text.
    case label
    /// A view of the program's own.
    case customView
    /// A button with a menu.
    case popUpMenu
  }

  /// What kind it is.
  public let accessoryType: AccessoryType
  /// When it is shown.
  let displayed: DisplayedState
  var isLeading = false
  /// What puts it among the others; nil for the usual place.
  var position: Placement.Position?
  var isHidden = false
  var width = LayoutDimension.standard
  var tint: Color?
  /// What using it does; nil for the usual.
  var handler: (@MainActor () -> Void)?
  var text: String?
  var font: Font?
  var view: View?
  var maintainsFixedSize = false
  var style = OutlineDisclosureOptions.Style.automatic
  var menu: Menu?
  var fill: Color?

  init(_ type: AccessoryType, _ displayed: DisplayedState) {
    accessoryType = type
    self.displayed = displayed
    isLeading = type == .delete || type == .insert || type == .multiselect
  }

  /// Whether it is shown.
  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// Where it stands among others without a place of their own: smaller numbers first.
  var rank: Int {
    switch accessoryType {
    case .multiselect, .label: 0
    case .delete, .insert, .customView, .popUpMenu: 1
    case .checkmark: 2
    case .detail: 3
    case .outlineDisclosure: 4
    case .disclosureIndicator: 5
    case .reorder: 6
    }
  }
}
