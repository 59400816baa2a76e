import WindowResponder

/// The arrangement of a column view's columns: their order, widths, which are hidden, and the sort order.
///
/// It is a setting, so that a program keeps it in one line:
///
///     table.keepArrangement(named: "files.columns")
///
/// Or as a property of its own:
///
///     settings["files.columns"] = table.arrangement
public struct ColumnArrangement: Codable, Hashable, Sendable {
  /// The columns' states, in the order in which they are shown.
  public var columns: [TableColumn.State]
  /// The columns that rows are sorted by, the first one first.
  public var sort: [ColumnSort]

  /// Creates an arrangement.
  public init(columns: [TableColumn.State], sort: [ColumnSort] = []) {
    (self.columns, self.sort) = (columns, sort)
  }
}

extension TableColumn.State: SettingValue {
  /// A list of the identifier, the width and whether the column is hidden.
  public var settingContent: SettingContent {
    .list([.text(identifier), .number(width), .bool(isHidden)])
  }

  /// Creates a state of such a list, or returns `nil` for other content and a width that is not finite.
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
  /// A list of the identifier and whether the smallest comes first.
  public var settingContent: SettingContent { .list([.text(identifier), .bool(isAscending)]) }

  /// Creates a sort order of such a list, or returns `nil` for other content.
  public init?(settingContent: SettingContent) {
    guard case .list(let parts) = settingContent, parts.count == 2,
      let identifier = String(settingContent: parts[0]),
      let isAscending = Bool(settingContent: parts[1])
    else { return nil }
    self.init(identifier, isAscending: isAscending)
  }
}

extension ColumnArrangement: SettingValue {
  /// A list of the columns' states, and one of the sort orders.
  public var settingContent: SettingContent {
    .list([columns.settingContent, sort.settingContent])
  }

  /// Creates an arrangement of such a list, or returns `nil` for other content.
  public init?(settingContent: SettingContent) {
    guard case .list(let parts) = settingContent, parts.count == 2,
      let columns = [TableColumn.State](settingContent: parts[0]),
      let sort = [ColumnSort](settingContent: parts[1])
    else { return nil }
    self.init(columns: columns, sort: sort)
  }
}

extension ColumnView {
  /// The order and widths of the columns, which are hidden, and what rows are sorted by.
  ///
  /// Setting it sorts the rows if the sort order changes, and calls neither ``onColumnsChange`` nor
  /// ``onSort``. Columns that it does not name stay at the end, and names of columns that there are not are
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

  /// Keeps the ``arrangement`` in settings: takes the one that is there, and writes each that the user makes.
  ///
  /// Call it once, when all columns have been added. A value that is no arrangement is ignored, and
  /// overwritten by the user's next change.
  ///
  /// - Parameters:
  ///   - name: The name of the setting.
  ///   - settings: The settings; `nil` for the program's, `Settings.standard`.
  public final func keepArrangement(named name: String, in settings: Settings? = nil) {
    let settings = settings ?? Settings.standard
    if let kept: ColumnArrangement = settings[name] { arrangement = kept }
    keepsArrangement = { [weak self] in
      if let self { settings[name] = arrangement }
    }
  }

  /// The user changed a width, the order of the columns or which are hidden.
  final func userArrangedColumns() {
    onColumnsChange?()
    keepsArrangement?()
  }
}
