// A finger that stays opens a menu, and shows no tool tip.
extension ContextMenuInteraction: LongPressed {}
extension EditMenuInteraction: LongPressed {}
