import WindowResponder

/// What programs seldom choose otherwise of a collection.
struct CollectionChoices {
  var allowsFocus = true
  var allowsFocusDuringEditing = true
  var remembersFocus = false
  var selfSizing = CollectionView.SelfSizingInvalidation.enabled
}

extension CollectionView {
  /// Whether keys may go to items.
  public var allowsFocus: Bool {
    get { choices.allowsFocus }
    set { choices.allowsFocus = newValue }
  }
  /// Whether keys may go to items while the collection is edited.
  public var allowsFocusDuringEditing: Bool {
    get { choices.allowsFocusDuringEditing }
    set { choices.allowsFocusDuringEditing = newValue }
  }
  /// Whether keys go to the item that they went to last when they come back. They do here either way,
  /// unless the delegate names another item.
  public var remembersLastFocusedIndexPath: Bool {
    get { choices.remembersFocus }
    set { choices.remembersFocus = newValue }
  }
  /// Whether cells are asked again how large they want to be when what they show has changed.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { choices.selfSizing }
    set { choices.selfSizing = newValue }
  }
  /// Whether cells are asked again how large they want to be when what they show has changed. The values
  /// are those of `UICollectionView.SelfSizingInvalidation`.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They are not.
    case disabled
    /// They are, when their content configuration is another one.
    case enabled
    /// The same; constraints that change count too.
    case enabledIncludingConstraints
  }
}
