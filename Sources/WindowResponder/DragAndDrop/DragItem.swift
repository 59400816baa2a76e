/// One dragged item. Follows `UIDragItem`.
@preconcurrency @MainActor open class DragItem {
  /// The item provider with the data.
  public final let itemProvider: ItemProvider
  /// A value of this application that the item represents. Other programs do not receive it.
  open var localObject: Any?
  /// The closure that creates the preview during the drag. If it is `nil` or returns `nil`, the preview of
  /// the lift is used.
  open var previewProvider: (() -> DragPreview?)?

  /// Creates an item.
  public init(itemProvider: ItemProvider) {
    self.itemProvider = itemProvider
  }

  /// Requests an update of the preview that is shown over the destination.
  open func setNeedsDropPreviewUpdate() { onPreviewChange?() }

  final var onPreviewChange: (() -> Void)?
}
