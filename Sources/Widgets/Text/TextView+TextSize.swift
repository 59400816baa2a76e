extension TextView: ContentSizeCategoryAdjusting {}

extension TextField: ContentSizeCategoryAdjusting {}
