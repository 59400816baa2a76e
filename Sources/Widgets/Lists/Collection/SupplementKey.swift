/// A key of the element kind and the index path of a supplementary view.
struct SupplementKey: Hashable {
  var kind: String
  var path: ItemPath
}
