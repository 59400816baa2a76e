import WindowResponder

/// An accessory at the leading or trailing end of a list cell, for example a disclosure indicator, a switch
/// or a delete control. Follows `UICellAccessory`.
///
///     cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
@preconcurrency @MainActor public struct CellAccessory {
  /// The state of the list in which an accessory is shown.
  public enum DisplayedState: Sendable {
    /// The accessory is always shown.
    case always
    /// The accessory is shown in editing mode.
    case whenEditing
    /// The accessory is shown outside editing mode.
    case whenNotEditing
  }

  /// The reserved width of an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width that the accessory needs.
    case actual
    /// The default width, so that the accessories of several rows form a column.
    case standard
    /// A width in points.
    case custom(Double)
  }

  /// The placement of an accessory in the row.
  public enum Placement {
    /// A closure that returns the index among the accessories that are already placed.
    public typealias Position = @MainActor ([CellAccessory]) -> Int

    /// The leading end of the row.
    case leading(
      displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing end of the row.
    case trailing(
      displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The type of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    /// A disclosure indicator.
    case disclosureIndicator
    /// An arrow that expands or collapses the row in an outline.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button for details of the row.
    case detail
    /// A delete control.
    case delete
    /// An insert control.
    case insert
    /// A reorder control.
    case reorder
    /// A box for the selection of several rows.
    case multiselect
    /// A text.
    case label
    /// A view of the application.
    case customView
    /// A button with a menu.
    case popUpMenu
  }

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  /// The state of the list in which the accessory is shown.
  let displayed: DisplayedState
  var isLeading = false
  /// The closure that returns the index among the others, or `nil` for the default order.
  var position: Placement.Position?
  var isHidden = false
  var width = LayoutDimension.standard
  var tint: Color?
  /// The handler of the accessory, or `nil` for the default action.
  var handler: (@MainActor () -> Void)?
  var text: String?
  var font: Font?
  /// A Boolean value that indicates whether the font follows the text size of the desktop.
  var followsTextSize = true
  /// A Boolean value that indicates whether there is a vertical separator before a reorder control.
  var showsLine = false
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

  /// Returns a Boolean value that indicates whether the accessory is shown.
  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// The rank in the default order. Accessories with smaller numbers are first.
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
