/// A key of the element kind and the index path of a supplementary view.
package struct SupplementKey: ItemSupplement {
  var kind: String
  var path: ItemPath
  package var section: Int { path.section }
  package var item: Int { path.item }

  package func ofItem(_ item: Int) -> SupplementKey {
    SupplementKey(kind: kind, path: ItemPath(item: item, section: path.section))
  }
}
