import WindowResponder

/// The default contents of cells, headers and footers.
extension ListContentConfiguration {
  /// Returns the content of a cell with a text, and a smaller one below it.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Returns the content of a cell with a text, and a smaller one below it.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Returns the content of a cell with a text at the leading and one at the trailing end.
  public static func valueCell() -> ListContentConfiguration {
    var new = ListContentConfiguration()
    new.prefersSideBySideTextAndSecondaryText = true
    new.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return new
  }

  /// Returns the content of a header. It is the same as ``plainHeader()``.
  public static func header() -> ListContentConfiguration { plainHeader() }

  /// Returns the content of a footer. It is the same as ``plainFooter()``.
  public static func footer() -> ListContentConfiguration { plainFooter() }

  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> ListContentConfiguration {
    end(.preferredFont(forTextStyle: .headline), .label, top: 8, bottom: 6)
  }

  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> ListContentConfiguration {
    end(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 6, bottom: 8)
  }

  /// Returns the content of a header of a group.
  public static func groupedHeader() -> ListContentConfiguration {
    var new = end(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 16, bottom: 6)
    new.textProperties.transform = .uppercase
    return new
  }

  /// Returns the content of a footer of a group.
  public static func groupedFooter() -> ListContentConfiguration {
    end(.preferredFont(forTextStyle: .footnote), .secondaryLabel, top: 6, bottom: 10)
  }

  /// Returns the content of a larger header of a group with round corners.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration {
    end(.preferredFont(forTextStyle: .headline), .label, top: 16, bottom: 6)
  }

  /// Returns the content of the largest header of a group with round corners.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration {
    end(.preferredFont(forTextStyle: .title3), .label, top: 18, bottom: 8)
  }

  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> ListContentConfiguration {
    var new = ListContentConfiguration()
    new.textProperties.numberOfLines = 1
    new.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 8, leading: 20, bottom: 8, trailing: 20)
    new.imageToTextPadding = 10
    new.imageProperties.reservedLayoutSize.width = ImageProperties.standardDimension
    return new
  }

  /// Returns the content of a cell with two texts in a sidebar.
  public static func sidebarSubtitleCell() -> ListContentConfiguration {
    var new = sidebarCell()
    new.textProperties.numberOfLines = 0
    return new
  }

  /// Returns the content of a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> ListContentConfiguration { sidebarCell() }

  /// Returns the content of a cell with two texts in a list beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration {
    sidebarSubtitleCell()
  }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> ListContentConfiguration {
    var new = end(.preferredFont(forTextStyle: .headline), .label, top: 12, bottom: 6)
    new.directionalLayoutMargins.leading = 20
    new.directionalLayoutMargins.trailing = 20
    return new
  }

  private static func end(
    _ font: Font, _ color: Color, top: Double, bottom: Double
  ) -> ListContentConfiguration {
    var new = ListContentConfiguration()
    new.textProperties.font = font
    new.textProperties.color = color
    new.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    new.directionalLayoutMargins.top = top
    new.directionalLayoutMargins.bottom = bottom
    return new
  }
}
