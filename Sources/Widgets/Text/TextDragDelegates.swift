/// Drag and drop of text in a text field.
extension TextField: TextDraggable, TextDroppable {
  /// The delegate for drags of text. The reference is weak.
  public var textDragDelegate: (any TextDragDelegate)? {
    get { ownTextDragDelegate }
    set { ownTextDragDelegate = newValue }
  }
  /// The delegate for drops of text. The reference is weak.
  public var textDropDelegate: (any TextDropDelegate)? {
    get { ownTextDropDelegate }
    set { ownTextDropDelegate = newValue }
  }
  /// A Boolean value that indicates whether text of the field is being dragged. Other applications can accept
  /// it.
  public var isTextDragActive: Bool { isOwnTextDragActive }
  /// A Boolean value that indicates whether a drag is over the field.
  public var isTextDropActive: Bool { isOwnTextDropActive }
}

/// Drag and drop of text in a text view.
extension TextView: TextDraggable, TextDroppable {
  /// The delegate for drags of text. The reference is weak.
  public var textDragDelegate: (any TextDragDelegate)? {
    get { ownTextDragDelegate }
    set { ownTextDragDelegate = newValue }
  }
  /// The delegate for drops of text. The reference is weak.
  public var textDropDelegate: (any TextDropDelegate)? {
    get { ownTextDropDelegate }
    set { ownTextDropDelegate = newValue }
  }
  /// A Boolean value that indicates whether text of the view is being dragged. Other applications can accept
  /// it.
  public var isTextDragActive: Bool { isOwnTextDragActive }
  /// A Boolean value that indicates whether a drag is over the view.
  public var isTextDropActive: Bool { isOwnTextDropActive }
}
