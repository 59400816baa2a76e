/// One thing that is dragged. Follows `UIDragItem`.
@preconcurrency @MainActor open class DragItem {
  /// What hands over its data.
  public final let itemProvider: ItemProvider
  /// Anything of this program's that the item stands for. Other programs do not see it.
  open var localObject: Any?
  /// Makes the picture of it that is shown while it is dragged; nil, or one that gives nil, for the picture
  /// that it was lifted with.
  open var previewProvider: (() -> DragPreview?)?

  /// Creates an item.
  public init(itemProvider: ItemProvider) {
    self.itemProvider = itemProvider
  }

  /// Has the picture of it that is shown over the place where it would be dropped made anew.
  open func setNeedsDropPreviewUpdate() { onPreviewChange?() }

  final var onPreviewChange: (() -> Void)?
}
