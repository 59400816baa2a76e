import WindowResponder

/// The settings of a table view that applications rarely change.
struct TableChoices {
  var sectionHeaderTopPadding = TableView.automaticDimension
  var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
  var followsReadableWidth = false
  var insetsContents = true
  var trackingBackground: Color?
  var allowsFocus = true
  var allowsFocusDuringEditing = true
  var remembersFocus = false
  var selfSizing = TableView.SelfSizingInvalidation.enabled
  /// Boolean values that indicate whether the delegate has views for headers and footers.
  var delegateViews = (hasHeaders: false, hasFooters: false)
  /// The order in which rows, headers and footers are read, and the `generation` for which it was found.
  var readingOrder: (generation: Int, order: ItemReadingOrder<TableSectionEnd>)?
}

/// The lengths at the leading and the trailing end of rows, in points.
struct RowEnds: Equatable {
  var start = 0.0
  var end = 0.0
}

extension TableView {
  /// The title of a search field at the top of the section index.
  public nonisolated static let indexSearch = "{search}"

  /// The padding above the header of each section, in points. The default, ``automaticDimension``, is that of
  /// the style.
  public var sectionHeaderTopPadding: Double {
    get { choices.sectionHeaderTopPadding }
    set {
      guard newValue != choices.sectionHeaderTopPadding else { return }
      choices.sectionHeaderTopPadding = newValue
      setNeedsReload()
    }
  }
  /// The reference for ``separatorInset``. The default is `.fromCellEdges`.
  public var separatorInsetReference: SeparatorInsetReference {
    get { choices.separatorInsetReference }
    set {
      choices.separatorInsetReference = newValue
      updateStates()
    }
  }
  /// A Boolean value that indicates whether rows keep to a width that is easy to read. The default is
  /// `false`.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { choices.followsReadableWidth }
    set {
      guard newValue != choices.followsReadableWidth else { return }
      choices.followsReadableWidth = newValue
      readableWidthDidChange()
    }
  }
  /// A Boolean value that indicates whether the content views of cells, headers and footers are inset to the
  /// safe area. Backgrounds reach to the edges. The default is `true`.
  public var insetsContentViewsToSafeArea: Bool {
    get { choices.insetsContents }
    set {
      choices.insetsContents = newValue
      setNeedsLayout()
    }
  }
  /// Returns the width of rows that lies outside the safe area at both ends, in points, for the layout
  /// direction of a cell or another view.
  func unsafeEnds(for view: View) -> RowEnds {
    guard insetsContentViewsToSafeArea else { return RowEnds() }
    let (safe, taken) = (safeAreaInsets, adjustedContentInset)
    let left = max(0, safe.left - max(0, taken.left) - rowInset)
    let right = max(0, safe.right - max(0, taken.right) - rowInset)
    return view.isRightToLeft ? RowEnds(start: right, end: left) : RowEnds(start: left, end: right)
  }
  /// The background color of the section index during a touch, or `nil` for ``sectionIndexBackgroundColor``.
  public var sectionIndexTrackingBackgroundColor: Color? {
    get { choices.trackingBackground }
    set {
      choices.trackingBackground = newValue
      indexBar?.setNeedsDisplay()
    }
  }
  /// A Boolean value that indicates whether rows can have the keyboard focus. The default is `true`.
  public var allowsFocus: Bool {
    get { choices.allowsFocus }
    set { choices.allowsFocus = newValue }
  }
  /// A Boolean value that indicates whether rows can have the keyboard focus in editing mode. The default is
  /// `true`.
  public var allowsFocusDuringEditing: Bool {
    get { choices.allowsFocusDuringEditing }
    set { choices.allowsFocusDuringEditing = newValue }
  }
  /// A Boolean value that indicates whether the focus returns to the row that had it last, even if the
  /// delegate prefers another one. The default is `false`.
  ///
  /// If the value is `false`, the delegate is asked first each time. If it names no row, the focus returns to
  /// the last one, as in the lists of a desktop.
  public var remembersLastFocusedIndexPath: Bool {
    get { choices.remembersFocus }
    set { choices.remembersFocus = newValue }
  }
  /// A value that indicates whether rows are measured again when their content has changed. The default is
  /// `.enabled`.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { choices.selfSizing }
    set { choices.selfSizing = newValue }
  }
  /// A value that indicates whether rows are measured again when their content has changed. Follows
  /// `UITableView.SelfSizingInvalidation`, with its values.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Rows are not measured again.
    case disabled
    /// A row is measured again when its content configuration has changed.
    case enabled
    /// A row is measured again when its content configuration or its constraints have changed.
    case enabledIncludingConstraints
  }

  /// Called when the content of a cell has changed. Measures the row again.
  func rowHeightMayHaveChanged(_ cell: TableViewCell) {
    guard selfSizingInvalidation != .disabled, !needsReload, !isLayingOut,
      let path = path(of: cell), height(of: path, cell: nil) == nil
    else { return }
    if measure(path, cell) != 0 {
      placement.invalidate()
      updateContentSize()
      setNeedsLayout()
    }
  }
}
