import WindowResponder

/// The state of a cell for configurations. Follows `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// The drag state of a cell.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The drop state of a cell.
  public enum DropState: Int, Sendable {
    /// No drag is over the list.
    case none
    /// The drop target is elsewhere in the list.
    case notTargeted
    /// The cell is the drop target.
    case targeted
  }

  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell has the keyboard focus.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned while its section scrolls.
  public var isPinned = false
  /// A Boolean value that indicates whether the list is in editing mode.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded in an outline.
  public var isExpanded = false
  /// A Boolean value that indicates whether swipe actions of the cell are open.
  public var isSwiped = false
  /// A Boolean value that indicates whether the user is moving the cell.
  public var isReordering = false
  /// The drag state of the cell.
  public var cellDragState = DragState.none
  /// The drop state of the cell.
  public var cellDropState = DropState.none
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which all flags are `false`.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value for a custom key of the application, or `nil` for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension CellConfigurationState {
  /// Sets the drag state and the drop state of an item.
  @MainActor mutating func takeDragState(from dragging: ItemDragging, at path: ItemPath) {
    if dragging.isDragged(path) { cellDragState = .dragging }
    if let isTarget = dragging.isDropTarget(path) {
      cellDropState = isTarget ? .targeted : .notTargeted
    }
  }
}
