/// The operation that a drop would perform now. Follows `UIDropProposal`.
@preconcurrency @MainActor open class DropProposal {
  /// The operation.
  public final let operation: DropOperation
  /// A Boolean value that indicates whether the exact location of the drop is important. The default is
  /// `false`.
  ///
  /// If it is `true`, a drag of this application with a touch is above the finger, which does not cover the
  /// location then. ``DragDropSession/location(in:)`` and the view that receives the drop are determined 24
  /// points higher from then on, until the drag leaves the window. A drag with the pointer, or of another
  /// program, is at its own location.
  open var isPrecise = false
  /// A Boolean value that indicates whether the preview has its full size while the drag is over the view.
  /// The default is `false`, for the size that the source prefers, or else at most 280 points. It has an
  /// effect on drags of this application.
  open var prefersFullSizePreview = false
  /// A Boolean value that indicates whether modifier keys, usually Ctrl, can change a move of this
  /// application's items to a copy. The default is `false`.
  ///
  /// Set it if the delegate reads ``DropSession/operation`` in the drop. Drags of other programs always
  /// follow the keys, since these programs receive the operation.
  open var followsKeys = false

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}
