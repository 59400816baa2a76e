/// Text of a field that is dragged, and what is dropped on it.
extension TextField: TextDraggable, TextDroppable {
  /// Who says what is dragged of it. It is not kept alive.
  public var textDragDelegate: (any TextDragDelegate)? {
    get { ownTextDragDelegate }
    set { ownTextDragDelegate = newValue }
  }
  /// Who says what can be dropped on it. It is not kept alive.
  public var textDropDelegate: (any TextDropDelegate)? {
    get { ownTextDropDelegate }
    set { ownTextDropDelegate = newValue }
  }
  /// Whether text of it is being dragged to where other programs may take it.
  public var isTextDragActive: Bool { isOwnTextDragActive }
  /// Whether something is dragged over it.
  public var isTextDropActive: Bool { isOwnTextDropActive }
}

/// Text of a view that is dragged, and what is dropped on it.
extension TextView: TextDraggable, TextDroppable {
  /// Who says what is dragged of it. It is not kept alive.
  public var textDragDelegate: (any TextDragDelegate)? {
    get { ownTextDragDelegate }
    set { ownTextDragDelegate = newValue }
  }
  /// Who says what can be dropped on it. It is not kept alive.
  public var textDropDelegate: (any TextDropDelegate)? {
    get { ownTextDropDelegate }
    set { ownTextDropDelegate = newValue }
  }
  /// Whether text of it is being dragged to where other programs may take it.
  public var isTextDragActive: Bool { isOwnTextDragActive }
  /// Whether something is dragged over it.
  public var isTextDropActive: Bool { isOwnTextDropActive }
}
