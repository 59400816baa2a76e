import WindowResponder

/// The content of the page of lists: shops with their goods.
enum Food {
  /// A type of food with its symbol.
  struct Kind {
    let name: String
    let symbol: String
    let goods: [String]
  }

  static let kinds = [
    Kind(name: "Fruit", symbol: "star", goods: ["Apples", "Pears", "Quinces", "Mirabelles"]),
    Kind(name: "Bread", symbol: "heart", goods: ["Rye", "Spelt", "Baguette"]),
    Kind(
      name: "Cheese", symbol: "clock",
      goods: ["Gouda", "Comté", "A blue one whose name is so long that it needs a second line"]),
  ]
}
