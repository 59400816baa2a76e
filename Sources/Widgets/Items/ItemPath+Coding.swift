import WindowResponder

extension ItemPath: CoderValue {
  /// A list of the section and the item.
  public var coderContent: CoderContent { [section, item].coderContent }
  /// Creates a path from an array of a section and an item, or `nil` if the array has another form.
  public init?(coderContent: CoderContent) {
    guard let parts = [Int](coderContent: coderContent), parts.count == 2, parts[0] >= 0,
      parts[1] >= 0
    else { return nil }
    self.init(item: parts[1], section: parts[0])
  }
}
