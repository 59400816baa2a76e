import WindowResponder

/// What programs seldom choose otherwise of a table.
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
}

extension TableView {
  /// The title that stands for a search field at the top of the bar of section titles.
  public nonisolated static let indexSearch = "{search}"

  /// The room above each section's header, in points; ``automaticDimension``, as at the start, for what
  /// suits the style.
  public var sectionHeaderTopPadding: Double {
    get { choices.sectionHeaderTopPadding }
    set {
      guard newValue != choices.sectionHeaderTopPadding else { return }
      choices.sectionHeaderTopPadding = newValue
      setNeedsReload()
    }
  }
  /// From where ``separatorInset`` is counted.
  public var separatorInsetReference: SeparatorInsetReference {
    get { choices.separatorInsetReference }
    set {
      choices.separatorInsetReference = newValue
      updateStates()
    }
  }
  /// Whether rows keep to the width in which text is easy to read.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { choices.followsReadableWidth }
    set {
      guard newValue != choices.followsReadableWidth else { return }
      choices.followsReadableWidth = newValue
      readableWidthDidChange()
    }
  }
  /// Whether contents keep clear of the safe area. They do here, where the table's own insets do.
  public var insetsContentViewsToSafeArea: Bool {
    get { choices.insetsContents }
    set { choices.insetsContents = newValue }
  }
  /// The ground of the bar of section titles while a finger is on it; nil for
  /// ``sectionIndexBackgroundColor``.
  public var sectionIndexTrackingBackgroundColor: Color? {
    get { choices.trackingBackground }
    set {
      choices.trackingBackground = newValue
      indexBar?.setNeedsDisplay()
    }
  }
  /// Whether keys may go to rows.
  public var allowsFocus: Bool {
    get { choices.allowsFocus }
    set { choices.allowsFocus = newValue }
  }
  /// Whether keys may go to rows while the table is edited.
  public var allowsFocusDuringEditing: Bool {
    get { choices.allowsFocusDuringEditing }
    set { choices.allowsFocusDuringEditing = newValue }
  }
  /// Whether keys go to the row that they went to last when they come back. They do here either way,
  /// unless the delegate names another row.
  public var remembersLastFocusedIndexPath: Bool {
    get { choices.remembersFocus }
    set { choices.remembersFocus = newValue }
  }
  /// Whether rows get another height when what they show has changed.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { choices.selfSizing }
    set { choices.selfSizing = newValue }
  }
  /// Whether rows get another height when what they show has changed. The values are those of
  /// `UITableView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They do not.
    case disabled
    /// They do, when their content configuration is another one.
    case enabled
    /// The same; constraints that change count too.
    case enabledIncludingConstraints
  }

  /// A row shows something else: its height may be another one.
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
