import WindowResponder

/// The backgrounds of lists. Follows `UIBackgroundConfiguration`.
extension BackgroundConfiguration {
  private static func made(_ place: Place) -> BackgroundConfiguration {
    let color: Color =
      switch place {
      case .button, .clear, .groupedEnd, .sidebarCell: .clear
      case .plainCell, .plainEnd: .systemBackground
      case .groupedCell: .groupedCell
      }
    return BackgroundConfiguration(place, color: color, radius: place == .sidebarCell ? 8 : 0)
  }

  // MARK: Usual ones

  /// Of a row, as suits the list that it is in.
  public static func listCell() -> BackgroundConfiguration { made(.plainCell) }
  /// Of a header, as suits the list that it is in.
  public static func listHeader() -> BackgroundConfiguration { made(.plainEnd) }
  /// Of a footer, as suits the list that it is in.
  public static func listFooter() -> BackgroundConfiguration { made(.plainEnd) }
  /// Of a row of a plain list.
  public static func listPlainCell() -> BackgroundConfiguration {
    made(.plainCell)
  }
  /// Of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    made(.plainEnd)
  }
  /// Of a row of a group.
  public static func listGroupedCell() -> BackgroundConfiguration {
    made(.groupedCell)
  }
  /// Of a header or footer of a group.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    made(.groupedEnd)
  }
  /// Of a header of a sidebar.
  public static func listSidebarHeader() -> BackgroundConfiguration {
    made(.groupedEnd)
  }
  /// Of a row of a sidebar: selected, a field with round corners.
  public static func listSidebarCell() -> BackgroundConfiguration {
    made(.sidebarCell)
  }
  /// Of a row of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    made(.sidebarCell)
  }

  // MARK: States

  /// The same for a state: selected and pressed rows are shaded, where the program set no colour.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    var new = self
    new.state = .none
    let isCell = place == .plainCell || place == .groupedCell || place == .sidebarCell
    guard isCell, !hasOwnColor else { return new }
    if let state = state as? CellConfigurationState {
      if state.isSelected {
        new.state = .selection
      } else if state.isHighlighted || state.isReordering || state.cellDropState == .targeted {
        new.state = .highlight
      }
    } else if let state = state as? ViewConfigurationState {
      new.state = state.isSelected ? .selection : state.isHighlighted ? .highlight : .none
    }
    return new
  }
}

extension Color {
  /// The ground of rows that are in groups.
  static var groupedCell: Color { .secondarySystemGroupedBackground }
}
