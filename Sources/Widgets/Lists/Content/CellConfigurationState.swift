import WindowResponder

/// The state of a cell that a configuration goes by. Follows `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// What a cell has to do with something that is dragged out of it.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none
    /// It is lifted.
    case lifting
    /// It is dragged.
    case dragging
  }

  /// What a cell has to do with something that is dragged over it.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none
    /// Something may be dropped elsewhere in the list.
    case notTargeted
    /// It would be dropped into the cell.
    case targeted
  }

  /// The traits of the view.
  public var traitCollection: TraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether keys go to the cell.
  public var isFocused = false
  /// Whether the cell stays in sight while its section passes.
  public var isPinned = false
  /// Whether the list is edited.
  public var isEditing = false
  /// Whether what is below the cell in an outline is shown.
  public var isExpanded = false
  /// Whether a swipe has opened the cell's actions.
  public var isSwiped = false
  /// Whether the cell is being moved by hand.
  public var isReordering = false
  /// What the cell has to do with something that is dragged out of it.
  public var cellDragState = DragState.none
  /// What the cell has to do with something that is dragged over it.
  public var cellDropState = DropState.none
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell that nothing is the matter with.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of the program's own; nil for none.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
