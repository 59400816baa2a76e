/// The operation that a drop would perform now. Follows `UIDropProposal`.
@preconcurrency @MainActor open class DropProposal {
  /// The operation.
  public final let operation: DropOperation
  /// A Boolean value that indicates whether the exact location of the drop is important. The default is
  /// `false`. It has no effect on the preview.
  open var isPrecise = false
  /// A Boolean value that indicates whether the preview keeps its full size. The default is `false`. It has
  /// no effect on the preview.
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
