import WindowResponder

/// The order, the widths and the visibility of a column view's columns, and the sort order.
///
/// An arrangement is a setting. An application saves it with one line:
///
///     table.keepArrangement(named: "files.columns")
///
/// It can also be a property of its own:
///
///     settings["files.columns"] = table.arrangement
public struct ColumnArrangement: Codable, Hashable, Sendable {
  /// The states of the columns, in the order in which the columns are shown.
  public var columns: [TableColumn.State]
  /// The columns by which rows are sorted, in order of precedence.
  public var sort: [ColumnSort]

  /// Creates an arrangement.
  public init(columns: [TableColumn.State], sort: [ColumnSort] = []) {
    (self.columns, self.sort) = (columns, sort)
  }
}

extension TableColumn.State: SettingValue {
  /// A list of the identifier, the width, and a Boolean value that indicates whether the column is hidden.
  public var settingContent: SettingContent {
    .list([.text(identifier), .number(width), .bool(isHidden)])
  }

  /// Creates a state from such a list, or returns `nil` for other content and for a width that is not finite.
  public init?(settingContent: SettingContent) {
    guard case .list(let parts) = settingContent, parts.count == 3,
      let identifier = String(settingContent: parts[0]),
      let width = Double(settingContent: parts[1]), width.isFinite,
      let isHidden = Bool(settingContent: parts[2])
    else { return nil }
    self.init(identifier: identifier, width: width, isHidden: isHidden)
  }
}

extension ColumnSort: SettingValue {
  /// A list of the identifier, and a Boolean value that indicates whether the order is ascending.
  public var settingContent: SettingContent { .list([.text(identifier), .bool(isAscending)]) }

  /// Creates a sort order from such a list, or returns `nil` for other content.
  public init?(settingContent: SettingContent) {
    guard case .list(let parts) = settingContent, parts.count == 2,
      let identifier = String(settingContent: parts[0]),
      let isAscending = Bool(settingContent: parts[1])
    else { return nil }
    self.init(identifier, isAscending: isAscending)
  }
}

extension ColumnArrangement: SettingValue {
  /// A list that contains a list of the states of the columns and a list of the sort orders.
  public var settingContent: SettingContent {
    .list([columns.settingContent, sort.settingContent])
  }

  /// Creates an arrangement from such a list, or returns `nil` for other content.
  public init?(settingContent: SettingContent) {
    guard case .list(let parts) = settingContent, parts.count == 2,
      let columns = [TableColumn.State](settingContent: parts[0]),
      let sort = [ColumnSort](settingContent: parts[1])
    else { return nil }
    self.init(columns: columns, sort: sort)
  }
}

extension ColumnView {
  /// The order, the widths and the visibility of the columns, and the sort order.
  ///
  /// Setting this property sorts the rows if the sort order changes, and calls neither ``onColumnsChange``
  /// nor ``onSort``. Columns that the value does not name stay at the end. Identifiers without a column are
  /// ignored.
  public final var arrangement: ColumnArrangement {
    get { ColumnArrangement(columns: columnStates, sort: sort) }
    set {
      columnStates = newValue.columns
      let known = newValue.sort.filter { column($0.identifier)?.canSort == true }
      guard known != sort else { return }
      sort = known
      dataSource?.columnViewSortDidChange(self)
    }
  }

  /// Saves the ``arrangement`` in settings: applies the saved value, and saves each change that the user
  /// makes.
  ///
  /// Call this method once, after all columns have been added. A saved value that is not an arrangement is
  /// ignored. The next change by the user overwrites it.
  ///
  /// - Parameters:
  ///   - name: The name of the setting.
  ///   - settings: The settings, or `nil` for the settings of the application, `Settings.standard`.
  public final func keepArrangement(named name: String, in settings: Settings? = nil) {
    let settings = settings ?? Settings.standard
    if let kept: ColumnArrangement = settings[name] { arrangement = kept }
    keepsArrangement = { [weak self] in
      if let self { settings[name] = arrangement }
    }
  }

  /// Called when the user has changed the width, the order or the visibility of columns.
  final func userArrangedColumns() {
    onColumnsChange?()
    keepsArrangement?()
  }
}
