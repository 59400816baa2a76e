import WindowResponder

/// The default backgrounds of list cells, headers and footers. Follows `UIBackgroundConfiguration`.
extension BackgroundConfiguration {
  private static func made(_ element: Element) -> BackgroundConfiguration {
    let color: Color =
      switch element {
      case .button, .clear, .groupedEnd, .sidebarCell: .clear
      case .plainCell, .plainEnd: .systemBackground
      case .groupedCell: .groupedCell
      }
    return BackgroundConfiguration(element, color: color, radius: element == .sidebarCell ? 8 : 0)
  }

  // MARK: Default backgrounds

  /// Returns the background of a list cell. It is that of a plain list.
  public static func listCell() -> BackgroundConfiguration { made(.plainCell) }
  /// Returns the background of a list header. It is that of a plain list.
  public static func listHeader() -> BackgroundConfiguration { made(.plainEnd) }
  /// Returns the background of a list footer. It is that of a plain list.
  public static func listFooter() -> BackgroundConfiguration { made(.plainEnd) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> BackgroundConfiguration {
    made(.plainCell)
  }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> BackgroundConfiguration {
    made(.plainEnd)
  }
  /// Returns the background of a cell in a group.
  public static func listGroupedCell() -> BackgroundConfiguration {
    made(.groupedCell)
  }
  /// Returns the background of a header or footer of a group.
  public static func listGroupedHeaderFooter() -> BackgroundConfiguration {
    made(.groupedEnd)
  }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> BackgroundConfiguration {
    made(.groupedEnd)
  }
  /// Returns the background of a cell in a sidebar. A selected cell has round corners.
  public static func listSidebarCell() -> BackgroundConfiguration {
    made(.sidebarCell)
  }
  /// Returns the background of a cell in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration {
    made(.sidebarCell)
  }

  // MARK: States

  /// Returns the configuration updated for a state. Selected and highlighted cells are shaded, unless the
  /// application has set a color.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    var new = self
    new.state = .none
    let isCell = element == .plainCell || element == .groupedCell || element == .sidebarCell
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
  /// The background color of rows in groups.
  static var groupedCell: Color { .secondarySystemGroupedBackground }
}
