/// What would be done with what is dragged, were it dropped now. Follows `UIDropProposal`.
@preconcurrency @MainActor open class DropProposal {
  /// What would be done.
  public final let operation: DropOperation
  /// Whether the exact place matters: what is dragged is then shown so that the place is seen.
  open var isPrecise = false
  /// Whether a picture of what is dragged is shown in full size.
  open var prefersFullSizePreview = false
  /// Whether keys that the user holds may have what this program drags copied where it would be moved:
  /// Ctrl, as a rule. Set it where ``DropSession/operation`` is looked at when it is dropped. What other
  /// programs drag follows the keys always, for they are told what was done.
  open var followsKeys = false

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}
