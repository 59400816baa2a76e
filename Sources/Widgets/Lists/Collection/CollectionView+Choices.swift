import WindowResponder

/// The settings of a collection view that applications rarely change.
struct CollectionChoices {
  var allowsFocus = true
  var allowsFocusDuringEditing = true
  var remembersFocus = false
  /// The insets at the last layout, or `nil` before the first one.
  var references: InsetReferences?
  /// The long press that moves items, if a controller has installed it.
  weak var mover: ItemMover?
  var selfSizing = CollectionView.SelfSizingInvalidation.enabled
  /// The order in which items, headers and footers are read, or `nil` if no client has asked for it since the
  /// last preparation of the layout.
  var readingOrder: ItemReadingOrder<SupplementKey>?
  /// A Boolean value that indicates whether the layout is only prepared for another content offset.
  var isScrollingLayout = false
}

extension CollectionView {
  /// A Boolean value that indicates whether items can have the keyboard focus. The default is `true`.
  public var allowsFocus: Bool {
    get { choices.allowsFocus }
    set { choices.allowsFocus = newValue }
  }
  /// A Boolean value that indicates whether items can have the keyboard focus while the collection view is in
  /// editing mode. The default is `true`.
  public var allowsFocusDuringEditing: Bool {
    get { choices.allowsFocusDuringEditing }
    set { choices.allowsFocusDuringEditing = newValue }
  }
  /// A Boolean value that indicates whether the focus returns to the item that had it last, even if the
  /// delegate prefers another one. The default is `false`.
  ///
  /// If the value is `false`, the delegate is asked first each time. If it names no item, the focus returns
  /// to the last one, as in the lists of a desktop.
  public var remembersLastFocusedIndexPath: Bool {
    get { choices.remembersFocus }
    set { choices.remembersFocus = newValue }
  }
  /// A value that indicates whether cells are measured again when their content has changed. The default is
  /// `.enabled`.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { choices.selfSizing }
    set { choices.selfSizing = newValue }
  }
  /// A value that indicates whether cells are measured again when their content has changed. Follows
  /// `UICollectionView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are not measured again.
    case disabled
    /// A cell is measured again when its content configuration has changed.
    case enabled
    /// A cell is measured again when its content configuration or its constraints have changed.
    case enabledIncludingConstraints
  }
}
