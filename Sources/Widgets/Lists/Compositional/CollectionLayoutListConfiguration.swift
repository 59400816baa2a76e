import WindowResponder

/// A configuration of a list in a collection view. Follows `UICollectionLayoutListConfiguration`.
///
///     var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = CollectionViewCompositionalLayout.list(using: configuration)
@preconcurrency @MainActor public struct CollectionLayoutListConfiguration {
  /// The appearance of a list. Follows `UICollectionLayoutListConfiguration.Appearance`, with its values.
  public enum Appearance: Int, Sendable {
    /// Rows reach from edge to edge.
    case plain
    /// Groups reach from edge to edge.
    case grouped
    /// Groups have round corners and are inset from the edges.
    case insetGrouped
    /// Rows are those of a sidebar: a selected row has a background with round corners.
    case sidebar
    /// Rows are those of a sidebar, on a plain background.
    case sidebarPlain
  }

  /// The header of a section. Follows `UICollectionLayoutListConfiguration.HeaderMode`, with its values.
  public enum HeaderMode: Int, Sendable {
    /// There is no header.
    case none
    /// The header is the supplementary view of the data source for
    /// ``CollectionView/elementKindSectionHeader``.
    case supplementary
    /// The header is the section's first item.
    case firstItemInSection
  }

  /// The footer of a section. Follows `UICollectionLayoutListConfiguration.FooterMode`, with its values.
  public enum FooterMode: Int, Sendable {
    /// There is no footer.
    case none
    /// The footer is the supplementary view of the data source for
    /// ``CollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// A closure that provides the swipe actions of an item, or `nil` for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (ItemPath) -> SwipeActionsConfiguration?
  /// A closure that provides the separators of an item. It receives those of the list.
  public typealias ItemSeparatorHandler =
    @MainActor (ItemPath, ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that indicates whether there are separators between rows. The default is `true`, in a
  /// sidebar `false`.
  public var showsSeparators: Bool
  /// The configuration of the separators.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// A closure that provides the separators of an item, or `nil` if all items have the same.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background of the list, behind its rows.
  ///
  /// With `nil`, the default, a plain list has `Color.systemBackground` and one with groups
  /// `Color.systemGroupedBackground`; a sidebar has none. A `backgroundColor` of the collection itself
  /// replaces it. Follows `UICollectionLayoutListConfiguration.backgroundColor`.
  public var backgroundColor: Color?
  /// A closure that provides the swipe actions at the leading edge of an item, or `nil` for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that provides the swipe actions at the trailing edge of an item, or `nil` for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The header of sections. The default is `.none`.
  public var headerMode = HeaderMode.none
  /// The footer of sections. The default is `.none`.
  public var footerMode = FooterMode.none
  /// The padding above a header, in points, or `nil` for that of the appearance.
  public var headerTopPadding: Double?

  /// Creates a configuration for an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// A configuration of the separators of a list row. Follows `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator. Follows `UIListSeparatorConfiguration.Visibility`, with its values.
  public enum Visibility: Int, Sendable {
    /// The list decides.
    case automatic
    /// The separator is visible.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// A value for insets that align the separator with the row's text.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: -1, leading: -1, bottom: -1, trailing: -1)

  /// The visibility of the separator above the row. The default is `.automatic`.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the row. The default is `.automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the row, in points. The default is ``automaticInsets``.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below the row, in points. The default is ``automaticInsets``.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the separators. The default is `.separator`.
  public var color = Color.separator
  /// The color of the separators of a selected row, if the collection view allows the selection of several.
  /// The default is `.separator`.
  public var multipleSelectionColor = Color.separator

  /// Creates the separator configuration of an appearance.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
