import WindowResponder

/// How a list in a collection looks and works. Follows `UICollectionLayoutListConfiguration`.
///
///     var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
///     configuration.headerMode = .supplementary
///     let layout = CollectionViewCompositionalLayout.list(using: configuration)
@preconcurrency @MainActor public struct CollectionLayoutListConfiguration {
  /// How a list looks. The values are those of
  /// `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Groups from edge to edge.
    case grouped
    /// Groups with round corners, inset from the edges.
    case insetGrouped
    /// Rows of a sidebar: the selected one is a field with round corners.
    case sidebar
    /// The same, on a plain ground.
    case sidebarPlain
  }

  /// What stands above a section. The values are those of
  /// `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none
    /// The view that the data source gives for
    /// ``CollectionView/elementKindSectionHeader``.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// What stands below a section. The values are those of
  /// `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none
    /// The view that the data source gives for
    /// ``CollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// Gives the actions that a swipe over an item brings; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (ItemPath) -> SwipeActionsConfiguration?
  /// Gives the lines of an item, of those that the list would draw.
  public typealias ItemSeparatorHandler =
    @MainActor (ItemPath, ListSeparatorConfiguration) -> ListSeparatorConfiguration

  /// How the list looks.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators: Bool
  /// How these lines look.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// Gives the lines of an item; nil for the same everywhere.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background of the list, behind its rows.
  ///
  /// With `nil`, the default, a plain list has `Color.systemBackground` and one with groups
  /// `Color.systemGroupedBackground`; a sidebar has none. A `backgroundColor` of the collection itself
  /// replaces it. Follows `UICollectionLayoutListConfiguration.backgroundColor`.
  public var backgroundColor: Color?
  /// What a swipe from a row's beginning brings; nil for nothing.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What a swipe from a row's end brings; nil for nothing.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// The room above a header, in points; nil for what suits the appearance.
  public var headerTopPadding: Double?

  /// Creates a configuration.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The lines of a row of a list. Follows `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is to be seen. The values are those of
  /// `UIListSeparatorConfiguration.Visibility`.
  public enum Visibility: Int, Sendable {
    /// As suits the list.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
  }

  /// Stands for insets that begin where the row's text does.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: -1, leading: -1, bottom: -1, trailing: -1)

  /// Whether the line above the row is to be seen.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is to be seen.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above keeps from the edges, in points.
  public var topSeparatorInsets = automaticInsets
  /// How far the line below keeps from the edges, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The lines' colour.
  public var color = Color.separator
  /// The lines' colour in a row that is selected among several.
  public var multipleSelectionColor = Color.separator

  /// Creates the lines that a list of an appearance has.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
