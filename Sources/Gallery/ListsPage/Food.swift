import WindowResponder

/// What the page of lists shows: shops with what they sell.
enum Food {
  /// A kind of food and the symbol that stands for it.
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
