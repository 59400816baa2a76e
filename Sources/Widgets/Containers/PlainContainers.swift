// Containers have other initializers than `ViewController.init(nibName:bundle:)`, by which a metatype of a
// controller would create them.

extension SplitViewController: PlainCreating {
  package static func createPlain() -> AnyObject { Creation.splitController(self) }
}
