/// The kind and the index path of a header or a footer.
struct SupplementKey: Hashable {
  var kind: String
  var path: ItemPath
}
